import type { DailyState } from '#core/daily-state.ts'
import { all, root } from './fill.ts'

/** Shows the player's own clues and opened picture instead of the default still. */
export function drawStill(spot: HTMLElement, { face, cells, lang }: DailyState) {
  for (const picture of all<HTMLImageElement>('[data-nobody]', spot)) {
    picture.src = face ?? picture.dataset['nobody']!
  }
  all('[data-cell]', spot).forEach((cell, at) => {
    const { is = '', text, picture } = (lang === root.lang && cells?.[at]) || {}
    cell.textContent = text ?? cell.dataset['cell']!
    cell.dataset['is'] = is
    cell.style.backgroundImage = picture ? 'url(' + picture + ')' : ''
  })
}
