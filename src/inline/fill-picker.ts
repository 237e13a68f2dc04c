import { all } from './fill.ts'
import type { Progress } from './progress.ts'

/** A percentage of fewer runs says more about chance than about the player. */
const MIN_RUNS = 20

type Run = { mode: string; won: boolean; score: number }

/** Best run and share of won ones on the cards of the modes; a chip without a figure stays hidden. */
export function fillPicker({ statistics }: Progress) {
  for (const card of all('[data-modes]')) {
    const { game, modes, better } = card.dataset
    const known = statistics[game!]
    const runs = (Array.isArray(known) ? (known as Run[]) : []).filter((run) => modes!.split(' ').includes(run?.mode))
    const scores = runs.filter(({ won }) => won).map(({ score }) => score)
    const best = better === 'low' ? Math.min(...scores) : Math.max(...scores)
    show(card, 'best', scores.length > 0, { count: best })
    show(card, 'rate', runs.length >= MIN_RUNS, {
      percent: Math.round((100 * scores.length) / runs.length),
      count: runs.length,
    })
  }
}

function show(card: HTMLElement, name: string, isKnown: boolean, values: Record<string, number>) {
  for (const chip of card.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    chip.hidden = !isKnown
    chip.textContent = chip.dataset[name]!.replace(/{(\w+)}/g, (_, hole) => `${values[hole]}`)
  }
}
