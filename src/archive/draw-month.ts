import { daysBetween, type Day } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { monthOf } from '#core/months.ts'
import { toQueryString } from './address.ts'
import { countsOf, type Counts } from './states.ts'
import { isInMonth, isShown, type View } from './view.ts'
import type { Speech } from './words.ts'

const WEEK = 7
const part = <Part extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector<Part>(selector)!

/** Draws heading, filter and the grid of a month. `focused` keeps its place in the tab order. */
export function drawMonth(page: HTMLElement, view: View, text: Speech, focused: Day | null) {
  const days = view.playable.filter((day) => isInMonth(view.month, day))
  const all = days.map((day) => countsOf(view.countedOn(day).map((game) => view.of(game, day).state)))
  const full = all.filter(isFull).length
  const open = all.reduce((sum, counts) => sum + counts.open + counts.half, 0)
  part(page, '[data-month]').textContent = text.monthName(view.month)
  part(page, '[data-count]').textContent = text.month(full, open)
  drawMonthLinks(page, view)
  for (const chip of page.querySelectorAll<HTMLAnchorElement>('[data-game]')) {
    const game = (chip.dataset['game'] || null) as View['game']
    chip.ariaCurrent = game === view.game ? 'true' : null
    chip.href = toQueryString({ ...view, game, day: null })
  }

  const cells = monthOf(view.month).map((day) => cellOf(page, view, text, day))
  while (cells.length % WEEK) cells.push(document.createElement('td'))
  const weeks = Array.from({ length: cells.length / WEEK }, (_, week) => {
    const row = document.createElement('tr')
    row.append(...cells.slice(week * WEEK, week * WEEK + WEEK))
    return row
  })
  const grid = part(page, '[data-weeks]')
  grid.closest('table')!.toggleAttribute('data-single', view.game !== null)
  grid.replaceChildren(...weeks)
  markDay(page, view.day, focused)
}

/** Marks the opened day and the day that is the tab stop. */
export function markDay(page: HTMLElement, selected: Day | null, focused: Day | null) {
  const days = [...page.querySelectorAll<HTMLElement>('[data-weeks] button')]
  const tabStop =
    days.find(({ dataset }) => dataset['day'] === focused) ??
    days.find(({ dataset }) => dataset['day'] === selected) ??
    days.at(-1)
  for (const day of days) {
    day.tabIndex = day === tabStop ? 0 : -1
    day.closest('td')!.ariaSelected = String(day.dataset['day'] === selected)
  }
}

const isFull = ({ solved, played, half, open }: Counts) => solved > 0 && played + half + open === 0

function drawMonthLinks(page: HTMLElement, view: View) {
  const at = view.months.indexOf(view.month)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-turn]')) {
    const month = view.months[at + Number(link.dataset['turn'])]
    link.ariaDisabled = month ? null : 'true'
    if (month) link.href = toQueryString({ ...view, month, day: null })
    else link.removeAttribute('href')
  }
}

function cellOf(page: HTMLElement, view: View, text: Speech, day: Day | null): HTMLElement {
  const cell = document.createElement('td')
  if (day === null) return cell
  const dayOfMonth = day.split('-')[2]!
  if (!isShown(day, view)) {
    const disabledDay = document.createElement('span')
    disabledDay.textContent = dayOfMonth
    if (daysBetween(view.first, day) >= 0) disabledDay.dataset['later'] = ''
    cell.append(disabledDay)
    return cell
  }
  const copy = part<HTMLTemplateElement>(page, '[data-cell]').content.cloneNode(true) as DocumentFragment
  const button = part(copy, 'button')
  const states = new Map(view.countedOn(day).map((game) => [game, view.of(game, day).state]))
  const counts = countsOf([...states.values()])
  const isRepaired = view.repaired.includes(day)
  const single = view.game ? states.get(view.game)! : null
  button.dataset['day'] = day
  button.ariaLabel = text.dayWith(day, counts, single, isRepaired)
  button.toggleAttribute('data-full', isFull(counts))
  button.toggleAttribute('data-repaired', isRepaired)
  button.toggleAttribute('data-today', day === view.today)
  part(copy, 'b').textContent = dayOfMonth
  part(copy, '[data-one]').dataset['s'] = single ?? ''
  copy.querySelectorAll<HTMLElement>('[data-dot]').forEach((dot, at) => {
    const state = states.get(GAME_IDS[at]!)
    dot.dataset['s'] = state ?? ''
    dot.hidden = !state
  })
  cell.append(copy)
  return cell
}
