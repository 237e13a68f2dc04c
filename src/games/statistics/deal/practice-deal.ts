import * as z from 'zod/mini'
import type { Random } from '#core/random.ts'
import { openSeasons, seasonPool, type SeasonTotal } from '#data/pools.ts'
import { STATISTICS } from '#data/types.ts'
import { ASKED } from '#games/duel/terms.ts'
import { dealQuestions, isDealt, questionOf, type Candidate } from './deal.ts'
import type { Level, Setup } from '../rules/engine.ts'

export const LEVELS = ['now', 'any'] as const satisfies readonly Level[]

const Id = z.string().check(z.maxLength(40))

/** Practice in ids: what a browser keeps, and a challenge sends. */
export const PracticeDeal = z.strictObject({
  level: z.enum(LEVELS),
  questions: z
    .array(z.tuple([z.enum(STATISTICS), z.string().check(z.maxLength(7)), Id, Id]))
    .check(z.minLength(ASKED), z.maxLength(ASKED)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

/** Seasons of footballers of the facts or of the search pack. */
export type Source = readonly SeasonTotal<Candidate>[]

/** The levels that have seasons enough to ask about. */
export const openLevels = (source: Source): Level[] =>
  LEVELS.filter((level) => openSeasons(seasonPool(level, source)).length > 0)

/** Ten questions; `late` are pairs that were asked lately. Null where the seasons have too few. */
export function dealPractice(
  source: Source,
  level: Level,
  random: Random,
  late: ReadonlySet<string> = new Set(),
): PracticeDeal | null {
  const deck = dealQuestions(seasonPool(level, source), ASKED, random, late)
  if (deck.length < ASKED) return null
  return { level, questions: deck.map(([statistic, season, [left], [right]]) => [statistic, season, left, right]) }
}

/** What the rules need; null when the facts, which may have moved, know no such deal. */
export function setupOf({ level, questions }: PracticeDeal, source: Source): Setup | null {
  const totals = new Map(
    [...seasonPool(level, source).values()].flat().map((total) => [`${total.season} ${total.footballer.id}`, total]),
  )
  const pairs = questions.flatMap(([statistic, season, ...two]) => {
    const [left, right] = two.map((id) => totals.get(`${season} ${id}`))
    return left && right ? [{ statistic, two: [left, right] as const }] : []
  })
  if (pairs.length < questions.length || !isDealt(pairs)) return null
  return { terms: 'normal', level, deck: pairs.map(({ statistic, two }) => questionOf(statistic, two)) }
}
