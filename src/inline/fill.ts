import { puzzleNumber } from '#core/days.ts'
import { levelProgress } from '#core/levels.ts'
import type { Progress } from '#stores/page-progress.ts'

export const root = document.documentElement

export const all = <Part extends HTMLElement>(selector: string, inside: ParentNode = document) =>
  inside.querySelectorAll<Part>(selector)

/** Sets the text of every `[data-fill=name]`; `data-words` is a sentence with a `{count}`. */
export function say(name: string, value: unknown, inside?: ParentNode) {
  for (const spot of all(`[data-fill=${name}]`, inside)) spot.textContent = inWords(spot, (value ?? '') as string)
}

export const inWords = ({ dataset: { words = '{count}' } }: HTMLElement, value: string) =>
  words.replace('{count}', value)

/** Sets every bar of that name to a share of 0 to 1. */
export function draw(name: string, share: number) {
  for (const bar of all(`[data-bar=${name}]`)) bar.style.setProperty('--v', `${100 * share}`)
}

/** Fills in day number, streak and level on every page; turns the log-in button into a link to the profile. */
export function fillHeader({ today, points, streak, name }: Progress) {
  const { level, earned, needed } = levelProgress(points)
  say('number', puzzleNumber(today))
  say('streak', streak)
  say('level', level)
  say('level-of', earned + '/' + needed)
  draw('level', earned / needed)
  // Restores the page's own words after a logout.
  for (const spot of all('[data-out]')) spot.textContent = name ?? spot.dataset['out']!
}
