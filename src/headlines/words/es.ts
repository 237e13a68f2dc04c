import games from '#i18n/messages/es/games.json' with { type: 'json' }
import honours from '#i18n/messages/es/honours.json' with { type: 'json' }
import t from '#i18n/messages/es/headlines.json' with { type: 'json' }

export const words = { games, honours, t }
