import { expect, test } from 'vitest'
import { inFormation, isInLineUp } from '#core/formation.ts'
import { CATALOGUE } from '#games/catalogue.ts'

test('gives every game of the line-up one place, in shirt order, and none to extra time', () => {
  const placed = inFormation(CATALOGUE).flat()
  expect(placed.map(({ id }) => id)).toEqual(CATALOGUE.filter(isInLineUp).map(({ id }) => id))
  expect(placed).toHaveLength(11)
})
