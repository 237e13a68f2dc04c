export { default as words } from '#i18n/messages/fr/rooms.json' with { type: 'json' }
