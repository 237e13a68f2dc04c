import { describe, expect, test } from 'vitest'
import { headlinesOf, type Facts, type LeagueFacts } from '#core/headlines.ts'

const NOTHING: Facts = {
  isMonday: false,
  points: { before: 0, week: 0, today: 0 },
  league: null,
  freezes: null,
  honours: [],
  next: null,
  grown: 0,
}
const MONDAY = { isMonday: true }
const behind: LeagueFacts['now'] = { kind: 'behind', by: 21, name: 'Ada' }
const second: LeagueFacts = { last: { place: 2, of: 4, cup: { name: 'Ada' } }, now: behind }
const points = (before: number, week = 0, today = 0) => ({ points: { before, week, today } })

/** Headlines for these facts, in order. */
const linesOf = (facts: Partial<Facts>) => headlinesOf({ ...NOTHING, ...facts })

describe('headlines', () => {
  test('are none for a week without points', () => expect(linesOf(MONDAY)).toEqual([]))

  test.each<[string, Partial<Facts>, ReturnType<typeof headlinesOf>]>([
    [
      'on Monday: the place in the league, then the narrowly missed weekly cup',
      { ...MONDAY, ...points(960), league: second },
      [
        { kind: 'place', place: 2, of: 4, name: 'Ada' },
        { kind: 'missed', metal: 'bronze', by: 40 },
        { kind: 'behind', by: 21, name: 'Ada' },
      ],
    ],
    [
      'on Monday: the player won the league cup',
      { ...MONDAY, league: { last: { place: 1, of: 4, cup: 'yours' }, now: null } },
      [{ kind: 'cupYours' }],
    ],
    [
      'on Monday: a shared league cup',
      { ...MONDAY, league: { last: { place: 1, of: 4, cup: 'shared' }, now: null } },
      [{ kind: 'cupShared' }],
    ],
    ['on Monday: a cup won', { ...MONDAY, ...points(1_012) }, [{ kind: 'metal', metal: 'bronze', points: 1_012 }]],
    [
      'on Monday: a cup won, and the next one narrowly missed',
      { ...MONDAY, ...points(1_770) },
      [
        { kind: 'metal', metal: 'bronze', points: 1_770 },
        { kind: 'missed', metal: 'silver', by: 30 },
      ],
    ],
    ['on Monday: gold', { ...MONDAY, ...points(2_400) }, [{ kind: 'metal', metal: 'gold', points: 2_400 }]],
    ['on Monday: points of a quiet week', { ...MONDAY, ...points(300) }, [{ kind: 'last', points: 300 }]],
    [
      'on Tuesday: nothing about last week',
      { ...points(960, 200), league: { ...second, last: null } },
      [
        { kind: 'behind', by: 21, name: 'Ada' },
        { kind: 'left', metal: 'bronze', by: 800 },
      ],
    ],
    [
      'a cup won today comes before other headlines of today',
      { ...points(0, 1_050, 100), honours: ['weeks:bronze'], freezes: 1, league: second },
      [
        { kind: 'reached', metal: 'bronze', points: 1_050 },
        { kind: 'honour', id: 'weeks:bronze' },
        { kind: 'freeze', left: 1 },
        { kind: 'behind', by: 21, name: 'Ada' },
      ],
    ],
    ['a cup won on an earlier day once', points(0, 1_050, 40), [{ kind: 'left', metal: 'silver', by: 750 }]],
    [
      'an honour within reach comes before the cup, a distant one after it',
      { ...points(0, 200), next: { id: 'bingo:fullCard', have: 15, need: 16 } },
      [
        { kind: 'next', id: 'bingo:fullCard', have: 15, need: 16 },
        { kind: 'left', metal: 'bronze', by: 800 },
      ],
    ],
    [
      'far away',
      { ...points(0, 200), grown: 3, next: { id: 'albums:faces', have: 20, need: 150 } },
      [
        { kind: 'left', metal: 'bronze', by: 800 },
        { kind: 'grown', count: 3 },
        { kind: 'next', id: 'albums:faces', have: 20, need: 150 },
      ],
    ],
    ['nothing of an honour that has not begun', { next: { id: 'albums:faces', have: 0, need: 150 } }, []],
  ])('%s', (_what, facts, lines) => expect(linesOf(facts)).toEqual(lines))
})
