import { shuffled } from '#core/random.ts'
import { COMPETITIONS, type Competition } from '#data/types.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, le, el } from '../../words/grammar.ts'
import { COMPETITION_NOUNS } from '../../words/prizes.ts'
import { seasonName } from '../../words/dates.ts'

/** Competitions that fans remember year by year; cups of recent decades only. */
const LEAGUES: readonly Competition[] = ['premier_league', 'la_liga', 'serie_a', 'bundesliga', 'ligue_1']
const CUPS: readonly Competition[] = [
  'fa_cup',
  'copa_del_rey',
  'coppa_italia',
  'dfb_pokal',
  'coupe_de_france',
  'libertadores',
]
const SINCE = { league: 1976, cup: 1995 } as const
/** The other options won it within this many years. */
const ERA = 15

/** `2010/11` for a league, `2011` for a cup. */
const labelOf = (competition: Competition, year: number): string =>
  LEAGUES.includes(competition) ? seasonName(year - 1) : String(year)

const championOf = (competition: string, year: number, { history }: QuizFacts): string | null =>
  history.champions.find((won) => won.competition === competition && won.year === year)?.club ?? null

export const championsOf: Template = {
  id: 'champions-of',
  about: ['competition', 'year'],
  options: 'club',
  ease: 0,
  most: 420,
  *make(facts, random) {
    const asked = COMPETITIONS.filter((one) => LEAGUES.includes(one) || CUPS.includes(one))
    const won = facts.history.champions.filter(
      ({ competition, year, club }) =>
        asked.includes(competition) &&
        year >= (LEAGUES.includes(competition) ? SINCE.league : SINCE.cup) &&
        facts.isNamed(club),
    )
    for (const { competition, year, club } of shuffled(won, random)) {
      const rivals = won
        .filter((one) => one.competition === competition && Math.abs(one.year - year) <= ERA)
        .map((one) => one.club)
      const three = threeOf(rivals, random, (one) => one !== club)
      if (three) yield { about: [competition, String(year)], options: [club, ...three] }
    }
  },
  truth([competition, year], club, facts) {
    const champion = championOf(competition!, Number(year), facts)
    return champion === null ? 'unknown' : champion === club ? 'yes' : 'no'
  },
  text([competition, year]) {
    const noun = COMPETITION_NOUNS[competition as Competition]
    const label = labelOf(competition as Competition, Number(year))
    return {
      en: `Who won ${the(noun)} in ${label}?`,
      fr: `Qui a remporté ${le(noun)} en ${label}\u202f?`,
      es: `¿Quién ganó ${el(noun)} en ${label}?`,
    }
  },
  why: ([competition, year], club, facts) =>
    inAll(
      (language) =>
        `${COMPETITION_NOUNS[competition as Competition][language]} ${labelOf(competition as Competition, Number(year))}${COLON[language]}${facts.noun(club)[language]}`,
    ),
}
