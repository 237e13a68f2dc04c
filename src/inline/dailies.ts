import { dailyStateOf, nextOf, type DailyState } from '#core/daily-state.ts'
import { all, root, say } from './fill.ts'
import type { Progress } from '#stores/page-progress.ts'

type Shown = { id: string; state: DailyState }
export type Dailies = { games: Shown[]; next: Shown | undefined }

/** Draws a daily's still on the page. */
export type DrawStill = (spot: HTMLElement, state: DailyState) => void

/**
 * Sets the state of every `[data-daily=game]` of the page and of its shirts: `data-s` is the state, or `next`; the
 * style sheet shows the matching text (`data-when`), whose figures are filled in. The layout writes the ids of the
 * line-up into the page, in shirt order. `data-over` on the root: no daily is left to play.
 */
export function fillDailies({ today, notes }: Progress, draw?: DrawStill): Dailies {
  const games = root.dataset['dailies']!.split(' ').map((id) => ({
    id,
    state: dailyStateOf(id, today, notes),
  }))
  const next = nextOf(games)
  root.toggleAttribute('data-over', !next)
  for (const game of games) {
    const { id, state } = game
    for (const spot of all(`[data-daily=${id}]`)) {
      for (const part of [spot, ...all('.shirt', spot)]) {
        part.dataset['s'] = game === next && state.is === 'none' ? 'next' : state.is
      }
      for (const name in state) say(name, state[name as 'at'], spot)
      draw?.(spot, state)
    }
  }
  return { games, next }
}
