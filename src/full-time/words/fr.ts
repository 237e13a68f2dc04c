import games from '#i18n/messages/fr/games.json' with { type: 'json' }
import t from '#i18n/messages/fr/full-time.json' with { type: 'json' }

export const words = { games, t }
