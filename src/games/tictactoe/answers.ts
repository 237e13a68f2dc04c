import { placesAt, type GridBand } from '#data/pools.ts'
import { answersOf, type Drawn } from './deal.ts'
import { priorOf } from './rarity.ts'

/** Somebody who is right in a cell, and his share before anybody has answered. */
export type Answer = { id: string; prior: number }

const told = (places: readonly number[], { ids, fames }: GridBand): Answer[] => {
  const priors = priorOf(places.map((place) => fames[place]!))
  return places.map((place, at) => ({ id: ids[place]!, prior: priors[at]! }))
}

/** Everybody who is right where two axes cross; nobody where one of them is no axis any more. */
export function answersIn([row, column]: readonly [string, string], band: GridBand): Answer[] {
  const [one, other] = [band.byKey.get(row), band.byKey.get(column)]
  return one && other ? told(placesAt(one, other), band) : []
}

export const answerIds = (drawn: Drawn, { ids }: GridBand): string[][] =>
  answersOf(drawn).map((places) => places.map((place) => ids[place]!))

/** His share of the answers; of who is right and not among them, as if he were one more of the unknown. */
export function priorIn(answers: readonly Answer[], id: string): number {
  const known = answers.find((answer) => answer.id === id)
  return known?.prior ?? priorOf([0, ...answers.map(() => 1)])[0]!
}
