import type { Answer } from './answers.ts'
import type { Placed } from '../rules/engine.ts'
import type { Facts } from '../rules/facts.ts'
import { shareOf } from '../rules/rarity.ts'

/** How often each answer was given, per cell. */
export type Counts = readonly { question: number; choice: string; plays: number }[]

/** Right answers by cell with their counted shares, and accepted answers beyond them. */
export function factsOf(
  cells: readonly (Placed | null)[],
  answersAt: (cell: number) => readonly Answer[],
  counts: Counts,
): Facts {
  const of = (cell: number) => counts.filter(({ question }) => question === cell)
  const counted = cells.map((_, cell) => of(cell).reduce((sum, { plays }) => sum + plays, 0))
  const answers = cells.map((own, cell) => {
    const plays = new Map(of(cell).map((count) => [count.choice, count.plays]))
    const known = answersAt(cell)
    const more = own && known.every(({ id }) => id !== own.id) ? [{ id: own.id, prior: own.share }] : []
    return [...known, ...more]
      .map(({ id, prior }) => ({ id, share: rounded(shareOf(plays.get(id) ?? 0, counted[cell]!, prior)) }))
      .sort((one, other) => other.share - one.share)
  })
  return { answers, counted }
}

/** Current shares of a run's own answers; computed once, when it ends. */
export const counted = (cells: readonly (Placed | null)[], counts: Counts): (Placed | null)[] =>
  cells.map((placed, cell) => {
    if (!placed) return null
    const given = counts.filter(({ question }) => question === cell)
    const of = given.reduce((sum, { plays }) => sum + plays, 0)
    const plays = given.find(({ choice }) => choice === placed.id)?.plays ?? 0
    return { ...placed, share: rounded(shareOf(plays, of, placed.share)), of, same: plays }
  })

/** Rounds to tenths of a percent. */
const rounded = (share: number): number => Math.round(1000 * share) / 1000
