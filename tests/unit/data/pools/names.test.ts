import { describe, expect, test } from 'vitest'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { careerPathPool, clubsOf, whoWasAt, type CareerPathMode } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'

const pool = (mode: CareerPathMode) => careerPathPool(mode, FOOTBALLERS)

/** A footballer with three years at each of these clubs. */
function having(id: string, clubs: string[], changes: Partial<Footballer> = {}): Footballer {
  const career = clubs.map((club, at) => ({
    club,
    from: 2000 + at * 3,
    to: 2003 + at * 3,
    loan: false,
    current: false,
  }))
  return { ...footballerById('lionel-messi')!, id, club: null, league: null, career, ...changes }
}

describe('pools of career path', () => {
  test.each(['classic', 'hard', 'today'] as const)('%s has 3 to 10 rows with years, verified by a person', (mode) => {
    for (const { career, confidence } of pool(mode)) {
      expect(career.length).toBeGreaterThanOrEqual(3)
      expect(career.length).toBeLessThanOrEqual(10)
      expect(confidence).toBeGreaterThanOrEqual(2)
      expect(career.filter(({ from, to, current }) => from === null || (to === null && !current))).toEqual([])
    }
  })

  test('classic and today have more than a year of answers', () => {
    expect(pool('classic').length).toBeGreaterThanOrEqual(400)
    expect(pool('today').length).toBeGreaterThanOrEqual(400)
    expect(pool('today')).toEqual(pool('classic').slice(0, 600))
    expect(pool('today').every(({ fame }) => fame >= 3)).toBe(true)
  })

  test('hard contains lesser-known footballers with five clubs or more', () => {
    expect(pool('hard').length).toBeGreaterThanOrEqual(200)
    expect(pool('hard').every((one) => one.fame <= 3 && clubsOf(one).size >= 5)).toBe(true)
  })

  test("leaves out a footballer whose clubs equal another's, in any order", () => {
    const twins = [having('one', ['ajax', 'barca', 'milan']), having('two', ['milan', 'ajax', 'barca', 'ajax'])]
    const third = having('three', ['ajax', 'barca', 'psg'])
    expect(careerPathPool('classic', [...twins, third])).toEqual([third])
    // An unverified career does not count.
    const unread = having('unread', ['ajax', 'barca', 'psg'], { confidence: 0 })
    expect(careerPathPool('classic', [third, unread])).toEqual([third])
  })

  test.each([
    ['two rows', having('x', ['ajax', 'barca'])],
    ['eleven rows', having('x', 'abcdefghijk'.split(''))],
    ['an unsure list of clubs', having('x', ['ajax', 'barca', 'psg'], { confidence: 1 })],
    [
      'an unknown year',
      having('x', [], {
        career: ['a', 'b', 'c'].map((club) => ({ club, from: null, to: 2001, loan: false, current: false })),
      }),
    ],
  ])('leaves out %s', (_, footballer) => {
    expect(careerPathPool('classic', [footballer])).toEqual([])
  })

  test("leaves out a footballer whose clubs are all among another's", () => {
    const wide = having('wide', ['ajax', 'barca', 'milan', 'psg'])
    expect(careerPathPool('classic', [having('narrow', ['milan', 'barca', 'ajax']), wide])).toEqual([wide])
  })

  test('lists every footballer with the given clubs, among verified careers', () => {
    const one = having('one', ['ajax', 'barca', 'ajax'])
    const at = whoWasAt([one, having('two', ['ajax', 'milan']), having('unread', ['barca', 'ajax'], { confidence: 0 })])
    expect(at(['barca', 'ajax'])).toEqual([one])
    expect(at(['ajax'])).toHaveLength(2)
    expect([at(['psg']), at([])]).toEqual([[], []])
  })
})
