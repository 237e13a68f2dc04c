import criteria from '#i18n/messages/fr/criteria.json' with { type: 'json' }
import end from '#i18n/messages/fr/end.json' with { type: 'json' }
import football from '#i18n/messages/fr/football.json' with { type: 'json' }
import race from '#i18n/messages/fr/grid-race.json' with { type: 'json' }
import rooms from '#i18n/messages/fr/rooms.json' with { type: 'json' }
import search from '#i18n/messages/fr/search.json' with { type: 'json' }
import match from '#i18n/messages/fr/tictactoe-match.json' with { type: 'json' }
import grid from '#i18n/messages/fr/tictactoe.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, end, grid: { ...grid, ...criteria, ...match } } }
