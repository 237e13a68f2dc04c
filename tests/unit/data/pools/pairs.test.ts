import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '#data/evidence.ts'
import { footballerById } from '#data/facts.ts'
import { keyOf, verdict, type Criterion, type CriterionKind } from '#data/pools.ts'
import { FALSE, OPEN, TRUE, type Pairs } from './pairs.ts'

const NAMES: Partial<Record<CriterionKind, string>> = {
  leagueEver: 'league',
  capped: 'nation',
  caps: 'atLeast',
  squad: 'tournament',
}

/** Undoes `keyOf`. */
function criterionOf(key: string): Criterion {
  const [kind, text] = key.split(':') as [CriterionKind, string]
  const [first, second] = text.split('+')
  if (kind === 'clubs') return { kind, clubs: [first!, second!] }
  if (kind === 'competitionWith') return { kind, competition: first as never, club: second! }
  const value = kind === 'caps' || kind === 'decade' ? Number(first) : first
  return { kind, [NAMES[kind] ?? kind]: value } as unknown as Criterion
}

const rows = (pairs: Pairs) =>
  Object.entries(pairs).flatMap(([key, ids]) => ids.split(' ').map((id) => [key, id] as const))

describe('what fans know', () => {
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

  test('is told by 150 true pairs and 60 false ones', () => {
    expect(rows(TRUE).length).toBeGreaterThanOrEqual(150)
    expect(rows(FALSE).length).toBeGreaterThanOrEqual(60)
  })
})
