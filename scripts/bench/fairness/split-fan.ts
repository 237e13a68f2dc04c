import type { Random } from '#core/random.ts'
import { split, type Setup, type State } from '#games/split/rules/engine.ts'
import { HINT_KINDS, type Level, type Third } from '#games/split/rules/terms.ts'
import { stepped } from './looks-fan.ts'

/** Share of the thirds of known faces that are named at sight, and with both hints. */
export type ThirdsNamed = Record<Level, readonly [atSight: number, hinted: number]>

/** As people named thirds of faces on paper (docs/games/split.md). */
export const THIRDS_NAMED: ThirdsNamed = { normal: [17 / 30, 24 / 30], hard: [9 / 30, 23 / 30] }

/** Names the thirds of known faces, with both hints where they help; the run may go on afterwards. */
export function playedThirds(setup: Setup, knows: (id: string) => number, named: ThirdsNamed, random: Random): State {
  const [atSight, hinted] = named[setup.level]
  let state = split.start(setup, 0, 0)
  for (const [third, { id, name }] of setup.faces.entries()) {
    if (random() >= knows(id)) continue
    const luck = random()
    if (luck >= hinted) continue
    if (luck >= atSight) state = hintedAt(state, third as Third)
    state = stepped(split, state, { type: 'guess', who: { id, name } })
  }
  return state
}

/** The state after buying all hints about a third; a club that nobody knows is not for sale. */
const hintedAt = (state: State, third: Third): State =>
  HINT_KINDS.reduce((now, kind) => {
    const step = split.apply(now, { type: 'hint', third, kind }, 0, 0)
    return step.ok ? step.state : now
  }, state)
