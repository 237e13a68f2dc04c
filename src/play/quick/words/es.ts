export { default as words } from '#i18n/messages/es/rooms.json' with { type: 'json' }
