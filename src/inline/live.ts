import type { Day } from '#core/days.ts'

type Row = Record<string, unknown>

/** How long the static page waits for facts of the moment; without them the cards stay hidden. */
const PATIENCE_MS = 5000

/**
 * One request fills the cards of the home page from their `<template>`: each `[data-of=field]` of a row gets that field.
 * Absent, empty or unreadable: the card stays hidden.
 */
export async function fillLive(today: Day) {
  const cards = document.querySelectorAll<HTMLElement>('[data-live]')
  if (cards.length === 0) return
  try {
    const response = await fetch(`/api/today?date=${today}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const facts = (await response.json()) as Record<string, Row[] | undefined>
    for (const card of cards) fillCard(card, facts[card.dataset['live']!])
  } catch {
    // The page is complete without it.
  }
}

function fillCard(card: HTMLElement, rows: Row[] | undefined) {
  if (!Array.isArray(rows) || rows.length === 0) return
  const list = card.querySelector('ol')!
  const template = card.querySelector('template')!
  list.replaceChildren(...rows.map((row) => filled(template, row)))
  card.hidden = false
}

function filled(template: HTMLTemplateElement, row: Row): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment
  for (const spot of copy.querySelectorAll<HTMLElement>('[data-of]')) {
    const value = row[spot.dataset['of']!]
    if (typeof value === 'number') spot.textContent = value.toLocaleString(document.documentElement.lang)
    else if (typeof value === 'string') spot.textContent = spot.dataset[value] ?? value
    else spot.remove()
  }
  return copy
}
