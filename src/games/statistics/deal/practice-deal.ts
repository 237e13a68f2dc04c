import * as z from 'zod/mini'
import type { Random } from '#core/random.ts'
import { openSeasons, seasonPool, type SeasonTotal } from '#data/pools.ts'
import { STATISTICS } from '#data/types.ts'
import { ASKED } from '#games/duel/terms.ts'
import { dealQuestions, isDealt, questionOf, type Candidate } from './deal.ts'
import type { Level, Setup } from '../rules/engine.ts'

export const LEVELS = ['now', 'any'] as const satisfies readonly Level[]

const Id = z.string().check(z.maxLength(40))

/** Practice deal as ids: stored by the browser and sent with a challenge. */
export const PracticeDeal = z.strictObject({
  level: z.enum(LEVELS),
  questions: z
    .array(z.tuple([z.enum(STATISTICS), z.string().check(z.maxLength(7)), Id, Id]))
    .check(z.minLength(ASKED), z.maxLength(ASKED)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

/** Season totals of footballers of the facts or of the search pack. */
export type Source = readonly SeasonTotal<Candidate>[]

/** Levels with enough seasons. */
export const openLevels = (source: Source): Level[] =>
  LEVELS.filter((level) => openSeasons(seasonPool(level, source)).length > 0)

/** Deals ten questions; `late` are pairs asked recently. Null when there are too few seasons. */
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

/** Setup for the engine; null when the current facts do not allow the deal, because they may have changed. */
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
