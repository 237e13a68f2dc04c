export { default as words } from '#i18n/messages/en/rooms.json' with { type: 'json' }
