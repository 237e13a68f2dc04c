import { shuffled } from '#core/random.ts'
import { threeNear } from '../alike.ts'
import { namedClubs, type QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { careerLine } from '../../words/careers.ts'
import { hasExactYears, wasAtIn } from '../years.ts'

/** Bonus of a club that he has played for. */
const OWN = 0.8

/** Calendar years of a season: `2023/24` is 2023 and 2024. */
const yearsOf = (season: string): number[] => [Number(season.slice(0, 4)), Number(season.slice(0, 4)) + 1]

/** The club where he spent most of the season: one of the five leagues and no other. */
function clubsIn(id: string, season: string, facts: QuizFacts): readonly string[] {
  return facts.seasons.find((row) => row.footballer.id === id && row.season === season)?.clubs ?? []
}

export const clubInSeason: Template = {
  id: 'club-in-season',
  about: ['footballer', 'season'],
  options: 'club',
  ease: 0.2,
  most: 800,
  *make(facts, random) {
    const asked = new Set(facts.asked.filter(hasExactYears))
    const until = Number(facts.asOf.slice(0, 4))
    const leagues = new Map(facts.history.leagues.map((row) => [`${row.league} ${row.season}`, row.clubs]))
    for (const { footballer: one, season, clubs } of shuffled(facts.seasons, random)) {
      const [right] = clubs
      if (!right || clubs.length !== 1 || !asked.has(one) || !facts.isNamed(right)) continue
      const league = [...leagues].find(
        ([key, names]) => key.endsWith(` ${yearsOf(season)[0]}`) && names.includes(right),
      )
      const own = namedClubs(one, facts)
      const three = threeNear(
        [...own, ...(league?.[1] ?? [])].filter(facts.isNamed),
        right,
        random,
        (club) => yearsOf(season).every((year) => wasAtIn(one, club, year, until) === 'no'),
        facts.renown,
        (club) => OWN * Number(own.includes(club)),
      )
      if (three) yield { about: [one.id, season], options: [right, ...three] }
    }
  },
  truth([one, season], club, facts) {
    const clubs = clubsIn(one!, season!, facts)
    if (clubs.includes(club)) return clubs.length === 1 ? 'yes' : 'unknown'
    const footballer = facts.footballer(one!)
    const until = Number(facts.asOf.slice(0, 4))
    const never = yearsOf(season!).every((year) => wasAtIn(footballer, club, year, until) === 'no')
    return never ? 'no' : 'unknown'
  },
  text([one, season], facts) {
    const { name } = facts.footballer(one!)
    return {
      en: `Which club did ${name} play for in ${season}?`,
      fr: `Dans quel club jouait ${name} en ${season}\u202f?`,
      es: `¿En qué club jugaba ${name} en ${season}?`,
    }
  },
  why: ([one], club, facts) => careerLine(facts.footballer(one!), facts, [club]),
}
