import type { Day } from '#core/days.ts'
import { all, inWords, root } from './fill.ts'

type Row = Record<string, string | number | readonly string[] | null | undefined>

/**
 * Fills the live cards of the home page with one request: each `[data-of=field]` of a row's `<template>` gets that
 * field, within a sentence if it has one (`data-words`, or `data-{value}` for a value of a closed list); a missing
 * picture is left unchanged. Cards without valid data stay hidden. `data-facts` on the root: the facts have arrived.
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
