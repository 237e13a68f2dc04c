export { default as words } from '#i18n/messages/en/install.json' with { type: 'json' }
