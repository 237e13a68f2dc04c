import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '#data/evidence.ts'
import { footballerById } from '#data/facts.ts'
import { keyOf, verdict } from '#data/pools.ts'
import { criterionOf, FALSE, OPEN, rows, TRUE } from './pairs.ts'

describe('facts that fans know', () => {
  const cases = [
    ...rows(TRUE).map((pair) => [...pair, 'yes'] as const),
    ...rows(FALSE).map((pair) => [...pair, 'no'] as const),
    ...rows(OPEN).map((pair) => [...pair, 'unknown'] as const),
  ]

  test.each(cases)('%s of %s: %s', (key, id, expected) => {
    const criterion = criterionOf(key)
    expect(keyOf(criterion)).toBe(key)
    expect(verdict(criterion, footballerById(id)!, EVIDENCE)).toBe(expected)
  })

  test('contain 150 true pairs and 60 false ones', () => {
    expect(rows(TRUE).length).toBeGreaterThanOrEqual(150)
    expect(rows(FALSE).length).toBeGreaterThanOrEqual(60)
  })
})
