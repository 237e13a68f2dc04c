import { shareOf, type PickCount, type Picked } from '#games/picked.ts'
import { isNamed, split, type State } from './engine.ts'

/** `RunEnd.facts` of a day: how many percent found each third, from the left; null where too few played. */
export type Shares = { found: readonly (number | null)[] }

const FOUND = 'found'

/** What became of each third. Nothing before the end: a share would tell which one is the hard one. */
export const picksOf = (state: State): Picked[] =>
  split.isOver(state)
    ? state.setup.faces.map(({ id }) => ({ picked: isNamed(state, id) ? FOUND : 'missed', right: null }))
    : []

/** What everybody found of the three, this player included once he is counted. */
export const sharesOf = ({ setup }: State, counts: readonly PickCount[]): Shares => ({
  found: setup.faces.map((_, third) => shareOf(counts, third, (choice) => choice === FOUND)),
})
