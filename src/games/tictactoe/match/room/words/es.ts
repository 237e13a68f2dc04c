import criteria from '#i18n/messages/es/criteria.json' with { type: 'json' }
import end from '#i18n/messages/es/end.json' with { type: 'json' }
import football from '#i18n/messages/es/football.json' with { type: 'json' }
import race from '#i18n/messages/es/grid-race.json' with { type: 'json' }
import rooms from '#i18n/messages/es/rooms.json' with { type: 'json' }
import search from '#i18n/messages/es/search.json' with { type: 'json' }
import match from '#i18n/messages/es/tictactoe-match.json' with { type: 'json' }
import grid from '#i18n/messages/es/tictactoe.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, end, grid: { ...grid, ...criteria, ...match } } }
