import games from '#i18n/messages/en/games.json' with { type: 'json' }
import t from '#i18n/messages/en/full-time.json' with { type: 'json' }

export const words = { games, t }
