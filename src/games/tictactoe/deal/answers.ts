import { placesAt, type GridBand } from '#data/pools.ts'
import { answersOf, type Drawn } from './deal.ts'
import { columnOf, rowOf } from '../rules/terms.ts'
import { priorOf } from '../rules/rarity.ts'

/** A right answer for a cell, with its estimated share before any run. */
export type Answer = { id: string; prior: number }

const told = (places: readonly number[], { ids, fames }: GridBand): Answer[] => {
  const priors = priorOf(places.map((place) => fames[place]!))
  return places.map((place, at) => ({ id: ids[place]!, prior: priors[at]! }))
}

type Keyed = { rows: readonly { key: string }[]; columns: readonly { key: string }[] }

/** Right answers of a cell; empty when one of its axes no longer exists. */
export function answersIn(cell: number, { rows, columns }: Keyed, band: GridBand): Answer[] {
  const [one, other] = [band.byKey.get(rows[rowOf(cell)]!.key), band.byKey.get(columns[columnOf(cell)]!.key)]
  return one && other ? told(placesAt(one, other), band) : []
}

export const answerIds = (drawn: Drawn, { ids }: GridBand): string[][] =>
  answersOf(drawn).map((places) => places.map((place) => ids[place]!))

/** Estimated share of an answer; one that is not listed gets the share of one more unknown name. */
export function priorIn(answers: readonly Answer[], id: string): number {
  const known = answers.find((answer) => answer.id === id)
  return known?.prior ?? priorOf([0, ...answers.map(() => 1)])[0]!
}
