import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import type { LeagueId, Position, Role } from '#data/types.ts'
import type { FootballWords } from './game.ts'

/** Context for names: language, words, and the pack's clubs, nations and players. */
export type Names = { locale: Locale; football: FootballWords; pack: Pack }

export const clubName = (id: string | null, { football, pack }: Pick<Names, 'football' | 'pack'>): string =>
  id === null ? football.noClub : (pack.clubs.get(id)?.name ?? id)

export const nationName = (code: string, { pack, locale }: Pick<Names, 'pack' | 'locale'>): string =>
  pack.countries.get(code)?.names[locale] ?? code

export const playerName = (id: string, { pack }: Pick<Names, 'pack'>): string => pack.byId.get(id)?.name ?? id

export const leagueName = (id: LeagueId | null, { football }: Pick<Names, 'football'>): string =>
  id === null ? football.noLeague : football[`league-${id}`]

/** "Right back, Paris Saint-Germain"; the role when the position is unknown. */
export function placeLine(
  { position, role, club }: { position: string | null; role: Role; club: string | null },
  names: Names,
): string {
  const { football } = names
  const place = (position && football[`pos-${position as Position}`]) || football[`role-${role}`]
  return club === null ? place : fill(football.line, { position: place, club: clubName(club, names) })
}

/** "Inter, PSG and Real Madrid"; with "or" for alternatives. */
export const listOf = (names: readonly string[], locale: Locale, type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(locale, { type }).format(names)
