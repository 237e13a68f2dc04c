export { default as words } from '#i18n/messages/es/install.json' with { type: 'json' }
