import { placesAt, type GridBand } from '#data/pools.ts'
import { answersOf, type Drawn } from './deal.ts'
import { columnOf, rowOf } from '../rules/terms.ts'
import { priorOf } from '../rules/rarity.ts'

/** Somebody who is right in a cell, and his share before anybody has answered. */
export type Answer = { id: string; prior: number }

const told = (places: readonly number[], { ids, fames }: GridBand): Answer[] => {
  const priors = priorOf(places.map((place) => fames[place]!))
  return places.map((place, at) => ({ id: ids[place]!, prior: priors[at]! }))
}

type Keyed = { rows: readonly { key: string }[]; columns: readonly { key: string }[] }

/** Everybody who is right in a cell; nobody where one of its axes is none any more. */
export function answersIn(cell: number, { rows, columns }: Keyed, band: GridBand): Answer[] {
  const [one, other] = [band.byKey.get(rows[rowOf(cell)]!.key), band.byKey.get(columns[columnOf(cell)]!.key)]
  return one && other ? told(placesAt(one, other), band) : []
}

export const answerIds = (drawn: Drawn, { ids }: GridBand): string[][] =>
  answersOf(drawn).map((places) => places.map((place) => ids[place]!))

/** His share of the answers; of who is right and not among them, as if he were one more of the unknown. */
export function priorIn(answers: readonly Answer[], id: string): number {
  const known = answers.find((answer) => answer.id === id)
  return known?.prior ?? priorOf([0, ...answers.map(() => 1)])[0]!
}
