import type { Day } from '#core/days.ts'
import { all, language } from './fill.ts'

type Row = Record<string, string | number | string[] | null | undefined>

/**
 * One request fills the cards of the home page from their `<template>`: each `[data-of=field]` of a row gets that
 * field, put into words where it has some (`data-words`, or `data-{value}` for a value of a closed list).
 * Absent, empty or unreadable: the card stays hidden.
 */
export async function fillLive(today: Day) {
  const cards = all('[data-live]')
  try {
    const response = await fetch(`/api/today?date=${today}`)
    const facts = (await response.json()) as Record<string, Row[] | undefined>
    for (const card of cards) fillCard(card, facts[card.dataset['live']!])
  } catch {
    // The page is complete without it.
  }
}

function fillCard(card: HTMLElement, rows: Row[] = []) {
  const template = card.querySelector('template')!
  for (const row of rows) {
    template.before(filled(template, row))
    card.hidden = false
  }
}

function filled(template: HTMLTemplateElement, row: Row): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment
  for (const spot of copy.querySelectorAll<HTMLElement>('[data-of]')) {
    const { words = '{count}', of } = spot.dataset
    const value = row[of!]
    if (value != null) {
      spot.textContent =
        spot.getAttribute(`data-${value}`) ??
        words.replace(
          '{count}',
          Array.isArray(value) ? value.join(', ') : value.toLocaleString(language(), { useGrouping: true }),
        )
    }
  }
  return copy
}
