import football from '#i18n/messages/en/football.json' with { type: 'json' }
import race from '#i18n/messages/en/race.json' with { type: 'json' }
import rooms from '#i18n/messages/en/rooms.json' with { type: 'json' }
import search from '#i18n/messages/en/search.json' with { type: 'json' }
import wordle from '#i18n/messages/en/wordle.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, wordle } }
