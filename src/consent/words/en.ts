export { default as words } from '#i18n/messages/en/consent.json' with { type: 'json' }
