import { describe, expect, test } from 'vitest'
import { distinctionsIn } from '#data/pools/distinctions.ts'

const SURE = 2
const DOUBTFUL = 1

const who = (id: string, clubs: readonly string[], confidence: 1 | 2 = SURE) => ({
  id,
  confidence,
  career: clubs.map((club) => ({ club, from: 2000, to: 2001, loan: false, current: false })),
})

type Someone = ReturnType<typeof who>

/** The distinction of the first one among all; clubs whose name begins with "small" have no name in sentences. */
const distinctionOf = (
  first: Someone,
  more: readonly Someone[] = [],
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

const HIM = who('him', ['club-4', 'club-2', 'club-1', 'small-3'])

describe('a distinction', () => {
  test('is the fewest clubs that nobody else was at, the best known first, in the order of his career', () => {
    expect(distinctionOf(HIM)).toEqual({ kind: 'onlyAt', clubs: ['club-2', 'club-1'] })
    expect(distinctionOf(HIM, [who('a', ['club-1', 'club-2'])])).toEqual({
      kind: 'onlyAt',
      clubs: ['club-4', 'club-1'],
    })
    const pairs = [who('a', ['club-1', 'club-2']), who('b', ['club-1', 'club-4']), who('c', ['club-2', 'club-4'])]
    expect(distinctionOf(HIM, pairs)).toEqual({ kind: 'onlyAt', clubs: ['club-4', 'club-2', 'club-1'] })
    expect(distinctionOf(HIM, [who('a', ['club-1', 'club-2', 'club-4'])])).toBeNull()
  })

  test('is two clubs away from everybody whose career may lack one', () => {
    const near = [who('a', ['club-1'], DOUBTFUL)]
    expect(distinctionOf(HIM, near)).toEqual({ kind: 'onlyAt', clubs: ['club-4', 'club-2'] })
    expect(distinctionOf(HIM, [], [{ id: 'a', clubs: ['club-1', 'club-2'] }])).toBeNull()
    expect(distinctionOf(HIM, [], [{ id: 'a', clubs: ['club-1', 'elsewhere'] }])).toEqual({
      kind: 'onlyAt',
      clubs: ['club-4', 'club-2'],
    })
  })

  test('is the one club of a whole career, or else the Ballon d’Or', () => {
    expect(distinctionOf(who('him', ['club-1', 'club-1']))).toEqual({ kind: 'oneClub', club: 'club-1' })
    expect(distinctionOf(who('him', ['small-1']))).toBeNull()
    const stillThere = who('him', ['club-1'])
    stillThere.career[0]!.current = true
    expect(distinctionOf(stillThere)).toBeNull()
    expect(distinctionOf(who('him', ['small-1']), [], [], [1998])).toEqual({ kind: 'ballonDor', years: [1998] })
    expect(distinctionOf(who('him', ['club-1'], DOUBTFUL))).toBeNull()
  })
})
