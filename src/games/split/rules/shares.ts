import { shareOf, type PickCount, type Picked } from '#games/picked.ts'
import { isNamed, split, type State } from './engine.ts'

/** `RunEnd.facts` of a day: percentage who found each third, from the left; null when too few played. */
export type Shares = { found: readonly (number | null)[] }

const FOUND = 'found'

/** Result of each third. Empty before the end, because a share would reveal which third is hard. */
export const picksOf = (state: State): Picked[] =>
  split.isOver(state)
    ? state.setup.faces.map(({ id }) => ({ picked: isNamed(state, id) ? FOUND : 'missed', right: null }))
    : []

/** Share of players who found each third, including this one once counted. */
export const sharesOf = ({ setup }: State, counts: readonly PickCount[]): Shares => ({
  found: setup.faces.map((_, third) => shareOf(counts, third, (choice) => choice === FOUND)),
})
