import { shuffled } from '#core/random.ts'
import { isFairQuestion, ratioOf, type SeasonTotal } from '#data/pools.ts'
import type { Names } from '#data/types.ts'
import { areAlike } from '../alike.ts'
import type { QuizFacts } from '../facts.ts'
import type { Template } from '../template.ts'
import { COLON, inAll } from '../words/careers.ts'

type Counted = 'goals' | 'assists' | 'matches'

/** Below this a season is no memory. */
const LEAST: Record<Counted, number> = { goals: 8, assists: 6, matches: 25 }
/** How near the others come: further away nobody would think of them. */
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
  say: (season: string) => Names,
  unit: Names,
): Template => ({
  id,
  about: ['season'],
  options: 'footballer',
  compares: true,
  ease: 0,
  most,
  *make(facts, random) {
    const asked = new Set(facts.asked)
    const rows = facts.seasons.filter(({ footballer }) => asked.has(footballer))
    const years = Map.groupBy(rows, ({ season }) => season)
    for (const right of shuffled(rows, random)) {
      if (right[counted] < LEAST[counted]) continue
      const three = shuffled(years.get(right.season)!, random)
        .filter(
          (one) =>
            one[counted] < right[counted] &&
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
  why([season], right, facts) {
    // Sources differ by one: the figure is told in words, not proven.
    const figure = totalOf(right, season!, facts)![counted]
    return inAll(
      (language) => `${facts.footballer(right).name}${COLON[language]}${figure} ${unit[language]} (${season})`,
    )
  },
})

export const mostGoals = seasonMost(
  'goals',
  'most-goals',
  700,
  (season) => ({
    en: `Who scored the most league goals in ${season}?`,
    fr: `Qui a marqué le plus de buts en championnat en ${season}\u202f?`,
    es: `¿Quién marcó más goles en liga en ${season}?`,
  }),
  { en: 'league goals', fr: 'buts en championnat', es: 'goles en liga' },
)

export const mostAssists = seasonMost(
  'assists',
  'most-assists',
  500,
  (season) => ({
    en: `Who provided the most league assists in ${season}?`,
    fr: `Qui a délivré le plus de passes décisives en championnat en ${season}\u202f?`,
    es: `¿Quién dio más asistencias en liga en ${season}?`,
  }),
  { en: 'league assists', fr: 'passes décisives', es: 'asistencias en liga' },
)

export const mostMatches = seasonMost(
  'matches',
  'most-matches',
  250,
  (season) => ({
    en: `Who played the most league matches in ${season}?`,
    fr: `Qui a disputé le plus de matchs de championnat en ${season}\u202f?`,
    es: `¿Quién jugó más partidos de liga en ${season}?`,
  }),
  { en: 'league matches', fr: 'matchs de championnat', es: 'partidos de liga' },
)
