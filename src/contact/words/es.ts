export { default as words } from '#i18n/messages/es/contact.json' with { type: 'json' }
