import games from '#i18n/messages/en/games.json' with { type: 'json' }
import honours from '#i18n/messages/en/honours.json' with { type: 'json' }
import t from '#i18n/messages/en/headlines.json' with { type: 'json' }

export const words = { games, honours, t }
