import games from '#i18n/messages/fr/games.json' with { type: 'json' }
import honours from '#i18n/messages/fr/honours.json' with { type: 'json' }
import t from '#i18n/messages/fr/headlines.json' with { type: 'json' }

export const words = { games, honours, t }
