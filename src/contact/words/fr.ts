export { default as words } from '#i18n/messages/fr/contact.json' with { type: 'json' }
