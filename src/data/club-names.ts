import { clubById } from './facts.ts'
import { GRAMMAR } from './grammar.ts'
import { translatedName, translatedShort } from './translated-club.ts'
import type { LocalName } from './types.ts'

/** The club's name in every language; an unknown club is named by its id. Server and tests only. */
export const clubName = (id: string): LocalName => named(id, 'name', translatedName)

/** The club's short name in every language. Server and tests only. */
export const clubShortName = (id: string): LocalName => named(id, 'shortName', translatedShort)

function named(id: string, field: 'name' | 'shortName', translated: typeof translatedName): LocalName {
  const club = clubById(id)
  if (!club) return { name: id }
  const own = club[field]
  const fr = translated(club, GRAMMAR.clubs.get(id), 'fr')
  const es = translated(club, GRAMMAR.clubs.get(id), 'es')
  return { name: own, ...((fr ?? es) !== undefined && { local: { en: own, fr: fr ?? own, es: es ?? own } }) }
}
