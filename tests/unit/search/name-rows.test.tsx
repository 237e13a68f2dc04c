import { expect, test } from 'vitest'
import { search } from '#search/search.ts'
import { nameRow, textOf } from './name-row.tsx'
import { wholePack } from './packs.ts'

const pack = wholePack()

const rowsFor = (typed: string) => search(pack, typed).map((hit) => textOf(nameRow(pack, hit, 'en')))

test('a row shows and announces name and active years', () => {
  expect(rowsFor('higuain')[0]).toBe('Gonzalo Higuaín2005–2022')
})

test('hides nicknames that reveal a nation, a place or a club, and shows others', () => {
  expect(rowsFor('CR7')[0]).toContain('CR7')
  expect(rowsFor('egyptian king')[0]).toMatch(/^Mohamed Salah\d/)
  expect(rowsFor('mr arsenal')[0]).toMatch(/^Tony Adams\d/)
})

test('namesakes are distinguished by year of birth, and then by role', () => {
  const vitinhas = rowsFor('vitinha').filter((row) => row.startsWith('Vitinha'))
  expect(vitinhas).toHaveLength(2)
  expect(vitinhas.map((row) => /born 2000, ([a-z]+)/.exec(row)?.[1]).toSorted()).toEqual(['forward', 'midfielder'])
})
