import football from '#i18n/messages/es/football.json' with { type: 'json' }
import race from '#i18n/messages/es/race.json' with { type: 'json' }
import rooms from '#i18n/messages/es/rooms.json' with { type: 'json' }
import search from '#i18n/messages/es/search.json' with { type: 'json' }
import wordle from '#i18n/messages/es/wordle.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, wordle } }
