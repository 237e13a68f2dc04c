import type { Noun } from '../grammar-file.ts'
import type { Names } from '../types.ts'

/** West Germany played all tournaments from 1954 to 1990. */
export const WEST_GERMANY: Noun = { en: 'West Germany', fr: 'RFA', es: 'RFA', articles: { en: '', fr: 'la', es: 'la' } }

/** Teams of former states with today's nations and their last year. */
const FORMER_TEAMS: readonly { nations: readonly string[]; until: number; names: Names }[] = [
  { nations: ['DE'], until: 1990, names: WEST_GERMANY },
  { nations: ['CZ', 'SK'], until: 1992, names: { en: 'Czechoslovakia', fr: 'Tchécoslovaquie', es: 'Checoslovaquia' } },
  { nations: ['RU', 'UA', 'BY', 'GE'], until: 1991, names: { en: 'Soviet Union', fr: 'URSS', es: 'URSS' } },
  {
    nations: ['RS', 'HR', 'BA', 'SI', 'MK', 'ME'],
    until: 1991,
    names: { en: 'Yugoslavia', fr: 'Yougoslavie', es: 'Yugoslavia' },
  },
]

/** Name of the former team that represented today's nation in a year, such as Czechoslovakia in 1962; else null. */
export const formerTeam = (nation: string, year: number): Names | null =>
  FORMER_TEAMS.find(({ nations, until }) => nations.includes(nation) && year <= until)?.names ?? null
