import { describe, expect, test } from 'vitest'
import { distinctionsIn } from '#data/pools/distinctions.ts'

const SURE = 2
const DOUBTFUL = 1

const footballer = (id: string, clubs: readonly string[], confidence: 1 | 2 = SURE) => ({
  id,
  confidence,
  career: clubs.map((club) => ({ club, from: 2000, to: 2001, loan: false, current: false })),
})

type TestFootballer = ReturnType<typeof footballer>

/** Distinction of the first among all; clubs whose id begins with "small" are never named in sentences. */
const distinctionOf = (
  first: TestFootballer,
  more: readonly TestFootballer[] = [],
  others: readonly { id: string; clubs: string[] }[] = [],
  ballons: readonly number[] = [],
) =>
  distinctionsIn({
    footballers: [first, ...more],
    others,
    isNamed: (club) => !club.startsWith('small'),
    starsOf: (club) => 9 - Number(club.slice(-1)),
    ballonsOf: (id) => (id === first.id ? ballons : []),
  })(first)

const HIM = footballer('him', ['club-4', 'club-2', 'club-1', 'small-3'])

describe('a distinction', () => {
  test('is the smallest set of clubs that only he was at, preferring known ones, in the order of his career', () => {
    expect(distinctionOf(HIM)).toEqual({ kind: 'onlyAt', clubs: ['club-2', 'club-1'] })
    expect(distinctionOf(HIM, [footballer('a', ['club-1', 'club-2'])])).toEqual({
      kind: 'onlyAt',
      clubs: ['club-4', 'club-1'],
    })
    const pairs = [
      footballer('a', ['club-1', 'club-2']),
      footballer('b', ['club-1', 'club-4']),
      footballer('c', ['club-2', 'club-4']),
    ]
    expect(distinctionOf(HIM, pairs)).toEqual({ kind: 'onlyAt', clubs: ['club-4', 'club-2', 'club-1'] })
    expect(distinctionOf(HIM, [footballer('a', ['club-1', 'club-2', 'club-4'])])).toBeNull()
  })

  test('differs by two clubs from footballers whose career may be incomplete', () => {
    const near = [footballer('a', ['club-1'], DOUBTFUL)]
    expect(distinctionOf(HIM, near)).toEqual({ kind: 'onlyAt', clubs: ['club-4', 'club-2'] })
    expect(distinctionOf(HIM, [], [{ id: 'a', clubs: ['club-1', 'club-2'] }])).toBeNull()
    expect(distinctionOf(HIM, [], [{ id: 'a', clubs: ['club-1', 'elsewhere'] }])).toEqual({
      kind: 'onlyAt',
      clubs: ['club-4', 'club-2'],
    })
  })

  test('is a whole career at one club, or else the Ballon d’Or', () => {
    expect(distinctionOf(footballer('him', ['club-1', 'club-1']))).toEqual({ kind: 'oneClub', club: 'club-1' })
    expect(distinctionOf(footballer('him', ['small-1']))).toBeNull()
    const stillThere = footballer('him', ['club-1'])
    stillThere.career[0]!.current = true
    expect(distinctionOf(stillThere)).toBeNull()
    expect(distinctionOf(footballer('him', ['small-1']), [], [], [1998])).toEqual({ kind: 'ballonDor', years: [1998] })
    expect(distinctionOf(footballer('him', ['club-1'], DOUBTFUL))).toBeNull()
  })
})
