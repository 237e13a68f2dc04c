export { default as words } from '#i18n/messages/fr/consent.json' with { type: 'json' }
