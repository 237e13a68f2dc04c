import { expect, test } from 'vitest'
import { inFormation } from '#core/formation.ts'
import { CATALOGUE } from '#games/catalogue.ts'

test('gives every game of the catalogue one place, in shirt order', () => {
  const placed = inFormation(CATALOGUE).flat()
  expect(placed.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id))
})
