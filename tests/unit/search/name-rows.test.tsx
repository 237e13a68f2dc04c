import { expect, test } from 'vitest'
import { search } from '#search/search.ts'
import { nameRow, textOf } from './name-row.tsx'
import { wholePack } from './packs.ts'

const pack = wholePack()

const rowsFor = (typed: string) => search(pack, typed).map((hit) => textOf(nameRow(pack, hit, 'en')))

test('a row of names tells a name and active years, to eyes and to screen readers', () => {
  expect(rowsFor('higuain')[0]).toBe('Gonzalo Higuaín2005–2022')
})

test('a nickname that tells a people, a place or a club is not said, another one is', () => {
  expect(rowsFor('CR7')[0]).toContain('CR7')
  expect(rowsFor('egyptian king')[0]).toMatch(/^Mohamed Salah\d/)
  expect(rowsFor('mr arsenal')[0]).toMatch(/^Tony Adams\d/)
})

test('namesakes are told apart by the year of birth, and by the role where that is the same', () => {
  const vitinhas = rowsFor('vitinha').filter((row) => row.startsWith('Vitinha'))
  expect(vitinhas).toHaveLength(2)
  expect(vitinhas.map((row) => /born 2000, ([a-z]+)/.exec(row)?.[1]).toSorted()).toEqual(['forward', 'midfielder'])
})
