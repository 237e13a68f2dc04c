import football from '#i18n/messages/fr/football.json' with { type: 'json' }
import race from '#i18n/messages/fr/race.json' with { type: 'json' }
import rooms from '#i18n/messages/fr/rooms.json' with { type: 'json' }
import search from '#i18n/messages/fr/search.json' with { type: 'json' }
import wordle from '#i18n/messages/fr/wordle.json' with { type: 'json' }

export const words = { rooms, search, football, own: { ...race, wordle } }
