import { toIsoDate, type Day } from '#core/days.ts'
import { all, draw, language, root, say } from './fill.ts'
import type { Progress } from './progress.ts'
import { doneToday, weekOf } from './week.ts'

const SHIRTS = 11

/** Date, number of the day's puzzle, shirts, and the form of the last seven days. */
export function fillHome(progress: Progress) {
  const { today, streak, freezes } = progress
  const done = doneToday(progress)
  const week = weekOf(progress)
  say('date', written(today, { weekday: 'long', day: 'numeric', month: 'long' }))
  say('played', done.size)
  say('days', streak)
  say('freezes', freezes)
  root.toggleAttribute('data-streak', !!streak)
  draw('played', done.size / SHIRTS)
  draw('goal', done.size / all('a.pos').length)
  for (const [game, points] of done) {
    for (const spot of all(`[data-game='${game}']`)) wear(spot, points)
  }
  for (const [index, spot] of all('.form li').entries()) {
    const { day, state } = week[index]!
    const [, name, words] = spot.children
    spot.dataset['s'] = state
    words!.textContent = spot.parentElement!.dataset[state]!
    if (day !== today) name!.textContent = written(day, { weekday: 'short' }).replace('.', '')
  }
}

const written = (day: Day, format: Intl.DateTimeFormatOptions) =>
  new Date(toIsoDate(day)).toLocaleDateString(language(), { ...format, timeZone: 'UTC' })

/** A game whose daily is done: full shirt, tick, and the words that say so. */
function wear(spot: HTMLElement, points: number | undefined) {
  spot.dataset['s'] = 'done'
  for (const part of spot.querySelectorAll<HTMLElement>('.shirt, [data-done]')) {
    const { done, points: earned } = part.dataset
    if (done) part.textContent = points ? earned!.replace('{count}', `${points}`) : done
    else part.dataset['s'] = 'done'
  }
}
