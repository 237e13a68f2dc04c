import type { Day } from '#core/days.ts'
import { all, inWords, root } from './fill.ts'

type Row = Record<string, string | number | readonly string[] | null | undefined>

/**
 * One request fills the cards of the home page from their `<template>`: each `[data-of=field]` of a row gets that
 * field, as a sentence where it has one (`data-words`, or `data-{value}` for a value of a closed list); a missing
 * picture stays as it is. Absent, empty or unreadable answers leave the card hidden. `data-facts` on the page: the
 * facts have arrived.
 */
export async function fillLive(today: Day) {
  try {
    const facts = (await fetch('/api/today?date=' + today).then((response) => response.json())) as Record<
      string,
      Row | Row[] | null | undefined
    >
    root.dataset['facts'] = ''
    for (const card of all('[data-live]')) {
      const template = card.querySelector('template')!
      for (const row of [facts[card.dataset['live']!] ?? []].flat()) {
        template.before(filled(template, row))
        card.hidden = false
      }
    }
  } catch {
    // The page is complete without it.
  }
}

function filled(template: HTMLTemplateElement, row: Row): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment
  for (const spot of all('[data-of]', copy)) {
    const value = row[spot.dataset['of']!]
    if (value == null) continue
    if ('src' in spot) spot.src = value
    else spot.textContent = spot.getAttribute(`data-${value}`) ?? inWords(spot, [value].flat().join(', '))
  }
  return copy
}
