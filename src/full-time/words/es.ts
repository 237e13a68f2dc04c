import games from '#i18n/messages/es/games.json' with { type: 'json' }
import t from '#i18n/messages/es/full-time.json' with { type: 'json' }

export const words = { games, t }
