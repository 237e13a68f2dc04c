import criteria from '#i18n/messages/en/criteria.json' with { type: 'json' }
import end from '#i18n/messages/en/end.json' with { type: 'json' }
import football from '#i18n/messages/en/football.json' with { type: 'json' }
import race from '#i18n/messages/en/grid-race.json' with { type: 'json' }
import rooms from '#i18n/messages/en/rooms.json' with { type: 'json' }
import search from '#i18n/messages/en/search.json' with { type: 'json' }
import match from '#i18n/messages/en/tictactoe-match.json' with { type: 'json' }
import grid from '#i18n/messages/en/tictactoe.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, end, grid: { ...grid, ...criteria, ...match } } }
