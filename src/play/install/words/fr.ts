export { default as words } from '#i18n/messages/fr/install.json' with { type: 'json' }
