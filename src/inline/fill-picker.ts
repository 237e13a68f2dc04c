import { timeToMidnight } from '#core/midnight.ts'
import { all, say } from './fill.ts'
import { bestOf, type ModeRun } from './mode-figures.ts'
import type { Progress } from '#stores/page-progress.ts'

/** Fills in the time to the next puzzle and the best run of each mode; without one the row keeps its arrow. */
export function fillPicker({ statistics }: Progress) {
  say('left', timeToMidnight(new Date()))
  for (const card of all('[data-modes]')) {
    const { game, modes, better } = card.dataset
    const known = statistics[game!]
    const best = bestOf(
      (Array.isArray(known) ? (known as ModeRun[]) : []).filter((run) => modes!.split(' ').includes(run?.mode)),
      better,
    )
    for (const chip of all('[data-best]', card)) {
      chip.hidden = best === null
      chip.textContent = chip.dataset['best']!.replace('{count}', `${best}`)
    }
  }
}
