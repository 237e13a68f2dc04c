import { shuffled } from '#core/random.ts'
import { isFairQuestion, ratioOf, type SeasonTotal } from '#data/pools.ts'
import type { Names } from '#data/types.ts'
import { areAlike } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { playedOnlyFor } from '../years.ts'
import { COLON, inAll } from '../../words/careers.ts'

type Counted = 'goals' | 'assists'

/** Minimum total: smaller seasons are not remembered. */
const LEAST: Record<Counted, number> = { goals: 12, assists: 9 }
/** Minimum lead over the next: fans do not remember who had one more. */
const LEAD = 3
/** How near the others' totals come: more distant ones would be implausible. */
const NEAR = 3

const indexes = new WeakMap<QuizFacts, Map<string, SeasonTotal>>()
function totalOf(footballer: string, season: string, facts: QuizFacts): SeasonTotal | undefined {
  const index = indexes.get(facts) ?? new Map(facts.seasons.map((one) => [`${one.footballer.id} ${one.season}`, one]))
  indexes.set(facts, index)
  return index.get(`${footballer} ${season}`)
}

const seasonMost = (
  counted: Counted,
  id: string,
  most: number,
  ease: number,
  say: (season: string) => Names,
  unit: Names,
): Template => ({
  id,
  about: ['season'],
  options: 'footballer',
  compares: true,
  ease,
  most,
  *make(facts, random) {
    const asked = new Set(facts.asked)
    const leagueClubs = new Set(facts.history.leagues.flatMap(({ clubs }) => clubs))
    const rows = facts.seasons.filter(
      ({ footballer, season, clubs }) =>
        asked.has(footballer) &&
        playedOnlyFor(footballer, Number(season.slice(0, 4)), clubs, (club) => leagueClubs.has(club)),
    )
    const years = Map.groupBy(rows, ({ season }) => season)
    for (const right of shuffled(rows, random)) {
      if (right[counted] < LEAST[counted]) continue
      const three = shuffled(years.get(right.season)!, random)
        .filter(
          (one) =>
            right[counted] - one[counted] >= LEAD &&
            ratioOf(right[counted], one[counted]) <= NEAR &&
            isFairQuestion(counted, right, one) &&
            areAlike(right.footballer, one.footballer),
        )
        .slice(0, 3)
        .map(({ footballer }) => footballer.id)
      if (three.length === 3)
        yield { about: [right.season], options: [right.footballer.id, three[0]!, three[1]!, three[2]!] }
    }
  },
  truth: () => 'unknown',
  figure: ([season], option, facts) => totalOf(option, season!, facts)?.[counted] ?? Number.NaN,
  text: ([season]) => say(season!),
  why([season], right, facts, others) {
    // Sources differ by one, so the figures appear in words and prove nothing.
    const figure = (id: string) => totalOf(id, season!, facts)?.[counted] ?? 0
    const told = [right, ...others]
      .sort((one, other) => figure(other) - figure(one))
      .map((id) => `${facts.footballer(id).name} ${figure(id)}`)
    return inAll((language) => `${unit[language]} ${season}${COLON[language]}${told.join(', ')}`)
  },
})

export const mostGoals = seasonMost(
  'goals',
  'most-goals',
  700,
  -0.7,
  (season) => ({
    en: `Which of these scored the most league goals in ${season}?`,
    fr: `Lequel a marqué le plus de buts en championnat en ${season}\u202f?`,
    es: `¿Cuál de estos marcó más goles en liga en ${season}?`,
  }),
  { en: 'Goals', fr: 'Buts', es: 'Goles' },
)

export const mostAssists = seasonMost(
  'assists',
  'most-assists',
  500,
  -1,
  (season) => ({
    en: `Which of these provided the most league assists in ${season}?`,
    fr: `Lequel a délivré le plus de passes décisives en championnat en ${season}\u202f?`,
    es: `¿Cuál de estos dio más asistencias en liga en ${season}?`,
  }),
  { en: 'Assists', fr: 'Passes', es: 'Asistencias' },
)
