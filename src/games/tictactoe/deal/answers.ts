import { placesAt, type GridBand } from '#data/pools.ts'
import { answersOf, type Drawn } from './deal.ts'
import { columnOf, rowOf } from '../rules/terms.ts'
import { priorOf, shareOf } from '../rules/rarity.ts'
import type { Placed, Facts } from '../rules/engine.ts'

/** A right answer for a cell, with its estimated share before any run. */
export type Answer = { id: string; prior: number }

const withPriors = (places: readonly number[], { ids, fames }: GridBand): Answer[] => {
  const priors = priorOf(places.map((place) => fames[place]!))
  return places.map((place, at) => ({ id: ids[place]!, prior: priors[at]! }))
}

type Keyed = { rows: readonly { key: string }[]; columns: readonly { key: string }[] }

/** Right answers of a cell; empty when one of its axes no longer exists. */
export function answersIn(cell: number, { rows, columns }: Keyed, band: GridBand): Answer[] {
  const [one, other] = [band.byKey.get(rows[rowOf(cell)]!.key), band.byKey.get(columns[columnOf(cell)]!.key)]
  return one && other ? withPriors(placesAt(one, other), band) : []
}

export const answerIds = (drawn: Drawn, { ids }: GridBand): string[][] =>
  answersOf(drawn).map((places) => places.map((place) => ids[place]!))

/** Estimated share of an answer; an unlisted answer gets the share of one more unknown name. */
export function priorIn(answers: readonly Answer[], id: string): number {
  const known = answers.find((answer) => answer.id === id)
  return known?.prior ?? priorOf([0, ...answers.map(() => 1)])[0]!
}

/** Number of times each answer was given, per cell. */
type Counts = readonly { question: number; choice: string; plays: number }[]

/** Right answers by cell with their counted shares, and answers that were accepted without being listed. */
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

/** The run's own answers with their current shares; computed once, when it ends. */
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
