import { puzzleNumber, toIsoDate, type Day } from '#core/days.ts'
import { levelProgress } from '#core/levels.ts'
import type { Progress } from './progress.ts'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Puts text into every `[data-fill=name]`; `data-words` is a sentence with a `{count}`, `data-one` its singular. */
function say(name: string, value: string | number) {
  for (const spot of all(`[data-fill=${name}]`)) {
    const { words = '{count}', one } = spot.dataset
    const singular = one && new Intl.PluralRules(document.documentElement.lang).select(Number(value)) === 'one'
    spot.textContent = (singular ? one : words).replace('{count}', String(value))
  }
}

/** Header of every page: streak and level; the log-in button becomes the way to the profile. */
export function fillHeader({ points, streak, name }: Progress) {
  const { level, earned, needed } = levelProgress(points)
  say('streak', streak)
  say('level', level)
  say('level-points', `${earned}/${needed}`)
  for (const bar of all('[data-fill=level-bar]')) bar.style.setProperty('--v', String((100 * earned) / needed))
  if (name === null) return
  for (const link of all('[data-connect]')) {
    if (link.classList.contains('ib')) link.ariaLabel = name
    else link.textContent = name
  }
}

/** Date, number of the day's puzzle, shirts, and the form of the last seven days. */
export function fillHome({ done, week, streak, freezes, seen }: Progress, today: Day) {
  const language = document.documentElement.lang
  const written = (day: Day, format: Intl.DateTimeFormatOptions) => {
    const text = new Date(toIsoDate(day)).toLocaleDateString(language, { ...format, timeZone: 'UTC' })
    return text.charAt(0).toUpperCase() + text.slice(1).replace('.', '')
  }
  say('date', written(today, { weekday: 'long', day: 'numeric', month: 'long' }))
  say('number', puzzleNumber(today))
  say('played', done.size)
  say('days', streak)
  say('freezes', freezes)
  for (const part of all('[data-if]')) part.hidden = part.dataset['if'] === 'streak' ? streak === 0 : streak > 0
  for (const [index, dash] of all('.xi i').entries()) dash.classList.toggle('d', index < done.size)
  for (const [game, points] of done) {
    for (const spot of all(`[data-game=${game}]`)) wear(spot, points)
  }
  for (const [index, spot] of all('.form li').entries()) {
    const { day, state } = week[index]!
    spot.dataset['s'] = state
    spot.querySelector('.vh')!.textContent = spot.parentElement!.dataset[state] ?? ''
    if (index < week.length - 1) spot.querySelector('b')!.textContent = written(day, { weekday: 'short' })
  }
  if (seen) for (const bar of all('.goal .bar')) bar.style.setProperty('--v', String(goalPercent(bar, done.size)))
}

/** A game whose daily is done: full shirt, tick, and the words that say so. */
function wear(spot: HTMLElement, points: number | null) {
  spot.dataset['s'] = 'done'
  const shirt = spot.querySelector<HTMLElement>('.shirt')
  if (shirt) shirt.dataset['s'] = 'done'
  const words = spot.querySelector<HTMLElement>('[data-done]')
  if (!words) return
  const { done = '', points: earned = '' } = words.dataset
  words.textContent = points === null ? done : earned.replace('{count}', String(points))
}

const goalPercent = (bar: HTMLElement, played: number) => Math.min(100, (100 * played) / Number(bar.dataset['of']))
