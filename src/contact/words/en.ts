export { default as words } from '#i18n/messages/en/contact.json' with { type: 'json' }
