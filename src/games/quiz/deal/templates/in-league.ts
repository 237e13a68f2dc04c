import { shuffled } from '#core/random.ts'
import type { LeagueId } from '#data/types.ts'
import { threeOf } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../../words/careers.ts'
import { the, el } from '../../words/grammar.ts'
import { LEAGUE_NOUNS } from '../../words/prizes.ts'
import { seasonName } from '../../words/dates.ts'

const FIRST_SEASON = 1992
/** The other options played there within this many years. */
const ERA = 8
const EACH = 3

const seasonOf = (league: string, season: string, { history }: QuizFacts) =>
  history.leagues.find((row) => row.league === league && row.season === Number(season))

/** Membership of a league in a season; only seasons whose clubs are all known. */
export const inLeague: Template = {
  id: 'in-league',
  about: ['league', 'year'],
  options: 'club',
  ease: -0.2,
  most: 420,
  *make(facts, random) {
    const seasons = facts.history.leagues.filter(({ season, complete }) => complete && season >= FIRST_SEASON)
    for (const { league, season, clubs } of shuffled(seasons, random)) {
      const around = seasons.filter((one) => one.league === league && Math.abs(one.season - season) <= ERA)
      const others = around.flatMap((one) => one.clubs).filter((club) => !clubs.includes(club) && facts.isNamed(club))
      // Leaves out clubs that are in the league every year.
      const sometimes = clubs.filter((club) => facts.isNamed(club) && around.some((one) => !one.clubs.includes(club)))
      for (const right of shuffled(sometimes, random).slice(0, EACH)) {
        const three = threeOf(others, random, () => true)
        if (three) yield { about: [league, String(season)], options: [right, ...three] }
      }
    }
  },
  truth([league, season], club, facts) {
    const row = seasonOf(league!, season!, facts)
    if (!row) return 'unknown'
    return row.clubs.includes(club) ? 'yes' : row.complete ? 'no' : 'unknown'
  },
  text([league, season]) {
    const noun = LEAGUE_NOUNS[league as LeagueId]
    const label = seasonName(Number(season))
    return {
      en: `Which of these clubs played in ${the(noun)} in ${label}?`,
      fr: `Lequel de ces clubs jouait en ${noun.fr} en ${label}\u202f?`,
      es: `¿Cuál de estos clubes jugó en ${el(noun)} en ${label}?`,
    }
  },
  why: ([league, season], club, facts) =>
    inAll(
      (language) =>
        `${facts.noun(club)[language]}${COLON[language]}${LEAGUE_NOUNS[league as LeagueId][language]} ${seasonName(Number(season))}`,
    ),
}
