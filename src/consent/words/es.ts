export { default as words } from '#i18n/messages/es/consent.json' with { type: 'json' }
