import type { Verdict } from '#data/types.ts'
import { tictactoe, type Action, type Setup, type State } from '#games/tictactoe/rules/engine.ts'

/** A grid of three clubs by a club, a nation and a title, with invented answers. */
export const SETUP: Setup = {
  rows: [
    { key: 'club:d', criterion: { kind: 'club', club: 'd' }, name: 'D' },
    { key: 'nation:FR', criterion: { kind: 'nation', nation: 'FR' }, name: 'France', flag: 'fr' },
    { key: 'title:world_cup', criterion: { kind: 'title', title: 'world_cup' }, name: null },
  ],
  columns: ['a', 'b', 'c'].map((club) => ({ key: `club:${club}`, criterion: { kind: 'club', club }, name: club })),
}

export const guess = (
  cell: number,
  id: string,
  row: Verdict = 'yes',
  column: Verdict = 'yes',
  share = 0.2,
): Action => ({
  type: 'guess',
  cell,
  player: { id, row, column, share },
})

/** State after the actions, all of which must be accepted. */
export function after(...actions: Action[]): State {
  return actions.reduce(
    (state, action) => {
      const step = tictactoe.apply(state, action, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    tictactoe.start(SETUP, 0, 0),
  )
}

export const refusal = (state: State, action: Action): string | null => {
  const step = tictactoe.apply(state, action, 0, 0)
  return step.ok ? null : step.reason
}
