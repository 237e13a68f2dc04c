import { timeToMidnight } from '#core/midnight.ts'
import { all, say } from './fill.ts'
import { figuresOf, type ModeRun } from './mode-figures.ts'
import type { Progress } from '#stores/page-progress.ts'

/**
 * Fills in the time to the next puzzle, best run and share of wins on the mode cards; a chip without a figure stays
 * hidden.
 */
export function fillPicker({ statistics }: Progress) {
  say('left', timeToMidnight(new Date()))
  for (const card of all('[data-modes]')) {
    const { game, modes, better } = card.dataset
    const known = statistics[game!]
    const runs = (Array.isArray(known) ? (known as ModeRun[]) : []).filter((run) =>
      modes!.split(' ').includes(run?.mode),
    )
    const { best, percent } = figuresOf(runs, better)
    show(card, 'best', best !== null, { count: best ?? 0 })
    show(card, 'rate', percent !== null, { percent: percent ?? 0, count: runs.length })
  }
}

function show(card: HTMLElement, name: string, isKnown: boolean, values: Record<string, number>) {
  for (const chip of card.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    chip.hidden = !isKnown
    chip.textContent = chip.dataset[name]!.replace(/{(\w+)}/g, (_, hole) => `${values[hole]}`)
  }
}
