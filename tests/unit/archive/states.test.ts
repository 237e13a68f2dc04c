import { describe, expect, test } from 'vitest'
import { addDays, LAUNCH_DAY, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { messages } from '#i18n/messages/index.ts'
import { localBegun, localResults } from '#archive/local.ts'
import { countsOf, isPlayable, nextUnsolved, standings, type Results } from '#archive/states.ts'
import { speech } from '#archive/words.ts'
import { viewOf } from '#archive/view.ts'

const GAMES: GameId[] = ['wordle', 'age']
const DAILIES = GAMES.map((id) => ({ id, since: LAUNCH_DAY }))
const TODAY: Day = '2026-11-22'
const NOON = Date.parse('2026-11-22T12:00:00Z')
const result = (date: Day, won = true, mode = 'today') => ({ mode, date, won, score: won ? 4 : 0, points: 40 })
const stateOf = (results: Results, begun = {}, day: Day = '2026-11-20') =>
  standings(results, begun)('wordle', day).state

describe('a game of a day', () => {
  test.each([
    ['nobody touched it', {}, {}, 'open'],
    ['it was solved on its day', { wordle: [result('2026-11-20')] }, {}, 'solved'],
    ['it was solved from the archive', { wordle: [result('2026-11-20', true, 'archive')] }, {}, 'solved'],
    ['it was played and not solved', { wordle: [result('2026-11-20', false)] }, {}, 'played'],
    ['it is begun', {}, { wordle: ['2026-11-19', '2026-11-20'] }, 'half'],
    ['it was begun and then ended elsewhere', { wordle: [result('2026-11-20')] }, { wordle: ['2026-11-20'] }, 'solved'],
    ['another game was played', { age: [result('2026-11-20')] }, {}, 'open'],
    ['a practice run ended that day', { wordle: [result('2026-11-20', true, 'easy')] }, {}, 'open'],
    ['a match was won that day', { wordle: [result('2026-11-20', true, 'multiplayer')] }, {}, 'open'],
    ['another day was solved', { wordle: [result('2026-11-19')] }, {}, 'open'],
  ] as const)('when %s', (_when, results, begun, state) => expect(stateOf(results as Results, begun)).toBe(state))

  test('is solved when it was lost on its day and solved later, in either order of results', () => {
    const both = [result('2026-11-20', false), result('2026-11-20', true, 'archive')]
    expect([stateOf({ wordle: both }), stateOf({ wordle: both.toReversed() })]).toEqual(['solved', 'solved'])
  })

  test('is playable today and once it is over everywhere', () =>
    expect(
      (['2026-11-22', '2026-11-21', '2026-11-20', '2026-7-16', '2026-7-15'] as const).map((day) =>
        isPlayable(day, TODAY, NOON - 1),
      ),
    ).toEqual([true, false, true, true, false]))
})

test('a day is complete without extra time, which counts only when it is the selected game', () => {
  const dailies = [...DAILIES, { id: 'back-four', since: LAUNCH_DAY } as const]
  const view = (search: string) => viewOf(search, dailies, { results: {}, begun: {} }, TODAY, NOON)
  expect(view('').gamesOn(TODAY)).toEqual(['wordle', 'age', 'back-four'])
  expect(view('').countedOn(TODAY)).toEqual(['wordle', 'age'])
  expect(view('?game=back-four').countedOn(TODAY)).toEqual(['back-four'])
})

test('a day counts its games by state', () =>
  expect(countsOf(['solved', 'open', 'solved', 'half', 'played'])).toEqual({ solved: 2, played: 1, half: 1, open: 1 }))

describe('the next unsolved one', () => {
  const days: Day[] = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19']
  const won = (...dates: Day[]) => dates.map((date) => result(date))
  const next = (results: Results, selected: Day | null, begun = {}) =>
    nextUnsolved(days, () => GAMES, selected, standings(results, begun))

  test.each([
    ['the opened day’s first', {}, '2026-11-20', 'wordle', '2026-11-20'],
    ['the opened day’s other', { wordle: won('2026-11-20') }, '2026-11-20', 'age', '2026-11-20'],
    ['of the day before', { wordle: won('2026-11-20'), age: won('2026-11-20') }, '2026-11-20', 'wordle', '2026-11-19'],
    [
      'of the newest after the oldest',
      { wordle: won('2026-11-19'), age: won('2026-11-19') },
      '2026-11-19',
      'wordle',
      '2026-11-22',
    ],
    ['of the newest without an opened day', {}, null, 'wordle', '2026-11-22'],
    ['of a later day than all that can be played', {}, '2026-11-25', 'wordle', '2026-11-22'],
  ] as const)('is %s', (_which, results, selected, game, day) => expect(next(results, selected)).toEqual({ game, day }))

  test('is a started one before an untouched one', () =>
    expect(next({}, '2026-11-20', { age: ['2026-11-20'] })).toEqual({ game: 'age', day: '2026-11-20' }))

  test('is none when all are played, lost ones included', () => {
    const all = days.map((date) => result(date, date !== '2026-11-20'))
    expect(next({ wordle: all, age: all }, '2026-11-20')).toBeNull()
  })
})

describe('stored progress', () => {
  const reader = (keys: Record<string, unknown>) => (key: string) => (key in keys ? JSON.stringify(keys[key]) : null)

  test.each([
    ...['text', 7, null, ['list'], { wordle: 'x' }, { wordle: [null, 7, { mode: 'today' }] }],
    ...[{ constructor: 1 }, { toString: ['never'] }, JSON.parse('{"__proto__":1,"valueOf":{}}')],
  ])('is ignored when it is %j', (value) => {
    const read = reader({ userStats: value, dailies: value, archiveBegun: value })
    const kept = { results: localResults(read), begun: localBegun(read) }
    expect(Object.values(kept.results).flat()).toEqual([])
    expect(Object.values(kept.begun).flat()).toEqual([])
    expect(viewOf('', DAILIES, kept, TODAY, NOON).of('wordle', TODAY)).toEqual({ state: 'open' })
  })

  test('is ignored when it is not JSON', () =>
    expect([localResults(() => '{'), localBegun(() => '{')]).toEqual([{}, {}]))

  test("marks started runs: today's by the daily's note, past ones by the archive's", () =>
    expect(
      localBegun(
        reader({
          dailies: { wordle: { date: '2026-11-22', at: 3 }, age: { date: '2026-11-22', done: { won: true } } },
          archiveBegun: { wordle: ['2026-9-1'], age: ['2026-9-2', 'never'] },
        }),
      ),
    ).toEqual({ wordle: ['2026-11-22', '2026-9-1'], age: ['2026-9-2'] }))
})

describe('the selection', () => {
  const view = (search: string, results: Results = {}) => viewOf(search, DAILIES, { results, begun: {} }, TODAY, NOON)

  test('starts with this month, all games, and the newest day with something to solve', () =>
    expect(view('')).toMatchObject({ month: '2026-11-1', game: null, day: '2026-11-21', first: LAUNCH_DAY }))

  test('contains every day since launch, even if a game opened later', () => {
    const { playable } = view('')
    expect([playable.length, playable[0], playable.at(-1)]).toEqual([130, '2026-11-22', '2026-7-16'])
  })

  test('of a game opens the first day that can be solved', () => {
    const wordle = [result('2026-11-21'), result('2026-11-20', false)]
    expect(view('?game=wordle', { wordle })).toMatchObject({ game: 'wordle', day: '2026-11-19' })
    expect(view('?game=wordle', { wordle }).gamesOn('2026-11-19')).toEqual(['wordle'])
  })

  describe('a game that opens later', () => {
    const opening = (since: Day) => [...DAILIES, { id: 'bingo', since } as const]
    const on = (since: Day, search = '') => viewOf(search, opening(since), { results: {}, begun: {} }, TODAY, NOON)

    test('counts from its first day', () => {
      const { gamesOn, allOn } = on(TODAY)
      expect([gamesOn('2026-11-21'), allOn('2026-11-21')]).toEqual([GAMES, GAMES])
      expect(gamesOn(TODAY)).toEqual([...GAMES, 'bingo'])
    })

    test('leaves the number of games of an earlier day as it was', () => {
      const since = addDays(TODAY, 1)
      const dailies = [...GAMES.map((id) => ({ id, since: LAUNCH_DAY })), { id: 'twelfth' as GameId, since }]
      const { gamesOn, of } = viewOf('', dailies, { results: {}, begun: {} }, TODAY, NOON)
      const counts = countsOf(gamesOn('2026-11-20').map((game) => of(game, '2026-11-20').state))
      const { dayWith } = speech('en', { ...messages('en', 'archive'), names: {}, dailies })
      expect(dayWith('2026-11-20', counts, null, false)).toContain(`0 of ${GAMES.length} solved`)
    })

    test('shows no day before its first', () => {
      const { first, playable } = on('2026-11-20', '?game=bingo')
      expect([first, playable]).toEqual(['2026-11-20', [TODAY, '2026-11-21', '2026-11-20']])
    })

    test('ignores its filter before its first day', () =>
      expect(on(addDays(TODAY, 1), '?game=bingo')).toMatchObject({ game: null, first: LAUNCH_DAY }))
  })

  test('marks the day that can be repaired, and a repaired day', () => {
    const days = [result('2026-11-18'), result('2026-11-20'), result('2026-11-22')]
    expect(view('', { wordle: days })).toMatchObject({ repair: { day: '2026-11-21', length: 3 }, repaired: [] })
    const late = { ...result('2026-11-21', false, 'archive'), tags: ['archive', 'repair'] }
    expect(view('', { wordle: days, age: [late] })).toMatchObject({ repair: null, repaired: ['2026-11-21'] })
  })
})
