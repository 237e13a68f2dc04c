import { dailyStateOf } from '#core/daily-state.ts'
import type { Progress } from '#stores/page-progress.ts'
import { all } from './fill.ts'

/**
 * Shows the state of the dailies outside the eleven; not part of the page's inline script because of its byte budget.
 */
export function fillBench({ today, notes }: Progress) {
  const played = all('[data-week] [data-when=win]')[0]?.textContent ?? ''
  for (const game of all('[data-bench]')) {
    const { is, done } = dailyStateOf(game.dataset['bench']!, today, notes)
    for (const shirt of all('.shirt', game)) shirt.dataset['s'] = is === 'none' ? 'next' : is
    for (const line of all('small', game)) {
      line.dataset['open'] ??= line.textContent
      line.textContent = done ? played : line.dataset['open']
    }
  }
}
