import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import { BackFourAction } from '#games/back-four/rules/action.ts'
import {
  BACK_FOUR_BARS,
  backFour,
  outcomeOf,
  picksOf,
  type Action,
  type Setup,
  type State,
} from '#games/back-four/rules/engine.ts'
import { foundShares } from '#games/picked.ts'

/** Group `k` has the cells 4k to 4k + 3. */
const SETUP: Setup = {
  level: 'normal',
  tiles: Array.from({ length: 16 }, (_, cell) => ({ id: `man-${cell}`, name: `Man ${cell}` })),
  groups: [0, 1, 2, 3].map((kit) => ({
    key: `club:${kit}`,
    sentence: { en: `Group ${kit}`, fr: `Groupe ${kit}`, es: `Grupo ${kit}` },
    cells: [0, 1, 2, 3].map((at) => 4 * kit + at),
  })),
}
const group = (kit: number): Action => ({ type: 'submit', cells: [...SETUP.groups[kit]!.cells] })
const four = (...cells: number[]): Action => ({ type: 'submit', cells })
const HINT: Action = { type: 'hint' }
const GIVE_UP: Action = { type: 'giveUp' }
/** Mistakes that differ. */
const wrong = (nth: number): Action => four(nth, 4, 8, 12)
const away = (nth: number): Action => four(0, 1, 2, 4 + nth)

const played = (moves: readonly Action[]): State =>
  moves.reduce(
    (state: State, move) => {
      const step = backFour.apply(state, move, 0, 0)
      if (!step.ok) throw new Error(step.reason)
      return step.state
    },
    backFour.start(SETUP, 0, 0),
  )
const refused = (moves: readonly Action[], move: Action) => {
  const step = backFour.apply(played(moves), move, 0, 0)
  return step.ok ? null : step.reason
}
const view = (moves: readonly Action[]) => backFour.view(played(moves), 0)

describe('a submission', () => {
  test('opens a group in any order of its cells', () => {
    expect(view([four(7, 4, 6, 5)]).rows).toMatchObject([{ kit: 1, cells: [4, 5, 6, 7], isFound: true, ids: [] }])
  })

  test.each<[string, Action, string]>([
    ['three of a group are one away', away(0), 'away'],
    ['two and two are wrong', four(0, 1, 4, 5), 'wrong'],
    ['one of each is wrong', wrong(0), 'wrong'],
  ])('%s, and cost a mistake', (_, move, is) => {
    expect(view([move])).toMatchObject({ left: 3, tries: [{ is }], rows: [] })
  })

  test('is refused free of charge when it was tried before, in whatever order', () => {
    expect(refused([away(0)], four(4, 2, 1, 0))).toBe('already-guessed')
  })

  test('is refused with a cell of a found group', () => {
    expect(refused([group(0)], four(0, 4, 5, 6))).toBe('cell-taken')
  })
})

describe('the end', () => {
  test('comes with the third group, because the fourth closes itself', () => {
    const state = played([group(3), group(0), group(2)])
    expect(backFour.view(state, 0)).toMatchObject({ over: true, left: 4 })
    expect(backFour.view(state, 0).rows.map(({ kit }) => kit)).toEqual([3, 0, 2, 1])
    expect(outcomeOf(state)).toMatchObject({ won: true, score: 4, n: 3 })
  })

  test('comes with the fourth mistake, and tells the open groups', () => {
    const lost = view([group(1), away(4), away(5), away(6), away(7)])
    expect(lost).toMatchObject({ over: true, left: 0 })
    expect(lost.rows.map(({ kit, isFound }) => [kit, isFound])).toEqual([
      [1, true],
      [0, false],
      [2, false],
      [3, false],
    ])
    expect(lost.rows[1]!.ids).toEqual(['man-0', 'man-1', 'man-2', 'man-3'])
  })

  test('refuses every action', () => {
    for (const move of [group(0), HINT, GIVE_UP]) expect(refused([GIVE_UP], move)).toBe('already-over')
  })
})

describe('the hint', () => {
  test('opens the easiest open sentence, once', () => {
    expect(view([group(0), HINT]).hint).toMatchObject({ kit: 1, sentence: { en: 'Group 1' } })
    expect(refused([HINT], HINT)).toBe('no-hint-left')
  })
})

describe('points', () => {
  test.each<[string, Action[], number]>([
    ['all four without a mistake', [group(0), group(1), group(2)], 60],
    ['with a mistake', [away(0), group(0), group(1), group(2)], 55],
    ['with three', [away(0), away(1), away(2), group(0), group(1), group(2)], 45],
    ['with a hint', [HINT, group(0), group(1), group(2)], 54],
    [
      'lost with two groups',
      [group(0), group(1), four(8, 9, 10, 12), four(8, 9, 10, 13), four(8, 9, 11, 12), four(8, 9, 11, 13)],
      20,
    ],
    ['given up after one', [group(2), GIVE_UP], 10],
    ['given up after one with a hint', [HINT, group(2), GIVE_UP], 4],
    ['nothing found', [HINT, GIVE_UP], 0],
  ])('%s', (_, moves, points) => {
    const state = played(moves)
    expect([total(outcomeOf(state).lines), backFour.view(state, 0).points]).toEqual([points, points])
  })

  test('the distribution counts mistakes left, a lost run last', () => {
    expect(BACK_FOUR_BARS.of(outcomeOf(played([group(0), group(1), GIVE_UP])))).toBe(0)
    expect(BACK_FOUR_BARS.of(outcomeOf(played([away(0), group(0), group(1), group(2)])))).toBe(3)
  })
})

test('counts who found each group only after the end', () => {
  expect(picksOf(played([group(0)]))).toEqual([])
  expect(picksOf(played([group(0), GIVE_UP])).map(({ picked }) => picked)).toEqual([
    'found',
    'missed',
    'missed',
    'missed',
  ])
  const counts = [
    { question: 0, choice: 'found', plays: 30 },
    { question: 0, choice: 'missed', plays: 10 },
  ]
  expect(foundShares(counts, 4)).toEqual([75, null, null, null])
})

test.each([
  ['three cells', [0, 1, 2]],
  ['one twice', [0, 1, 2, 2]],
  ['out of range', [0, 1, 2, 16]],
  ['a fraction', [0, 1, 2, 3.5]],
])('the border rejects %s', (_, cells) => {
  expect(BackFourAction.safeParse({ type: 'submit', cells }).success).toBe(false)
})

const anyMove = fc.oneof(
  { weight: 8, arbitrary: fc.uniqueArray(fc.nat(15), { minLength: 4, maxLength: 4 }).map((cells) => four(...cells)) },
  { weight: 4, arbitrary: fc.nat(3).map(group) },
  { weight: 1, arbitrary: fc.constantFrom(HINT, GIVE_UP) },
)

test('whatever is played, no open sentence and no id is in the view before the end, and the points add up', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 14 }), (moves) => {
      let state = backFour.start(SETUP, 0, 0)
      for (const move of moves) {
        const step = backFour.apply(state, move, 0, 0)
        if (step.ok) state = step.state
        const shown = backFour.view(state, 0)
        if (!shown.over) {
          const open = SETUP.groups.filter(
            (_, kit) => shown.hint?.kit !== kit && !shown.rows.some((row) => row.kit === kit),
          )
          for (const { sentence } of open) expect(JSON.stringify(shown)).not.toContain(sentence.en)
          expect(JSON.stringify(shown)).not.toContain('man-')
        }
        const points = total(outcomeOf(state).lines)
        expect(shown.points).toBe(points)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(60)
      }
    }),
  )
})
