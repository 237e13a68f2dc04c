import { describe, expect, test } from 'vitest'
import { caughtUp } from '#games/engine.ts'
import type { Terms } from '#games/duel/terms.ts'
import { higherlower, outcomeOf, type Action, type Card, type State } from '#games/higherlower/rules/engine.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const SECOND = 1_000

/** A deck in which each card is worth more than the one before. */
const deck = (length: number): Card[] =>
  Array.from({ length }, (_, at) => [`player-${at}`, `Player ${at}`, 'FR', `club-${at}`, 1_000_000 + at * 1_000])

const begun = (terms: Terms, length = terms === 'today' ? 11 : 200): State =>
  higherlower.start({ terms, asOf: '2026-07', league: null, deck: deck(length) }, 1, NOON)

const RIGHT: Action = { type: 'higher' }
const WRONG: Action = { type: 'lower' }

function play(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => {
    const step = higherlower.apply(now, action, 0, now.askedAt + 2 * SECOND)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}
const times = (count: number, action: Action): Action[] => Array<Action>(count).fill(action)
const view = (state: State) => higherlower.view(state, 0)
const points = (state: State) => outcomeOf(state).lines.reduce((sum, line) => sum + line.points, 0)

describe('a day of ten', () => {
  test('asks all ten after any answers, and reveals each truth at once', () => {
    const state = play(begun('today'), RIGHT, WRONG)
    expect(view(state)).toMatchObject({ run: 1, at: 2, of: 10, lives: null, deadline: null, over: false, ended: null })
    expect(view(state).steps.map(({ id, hit }) => [id, hit])).toEqual([
      ['player-0', null],
      ['player-1', true],
      ['player-2', false],
    ])
    expect(view(play(begun('today'), ...times(10, WRONG)))).toMatchObject({ ended: 'all', at: 10, asked: null })
  })

  test('shows the last value and hides the next', () => {
    const { known, asked } = view(play(begun('today'), WRONG))
    expect(known).toMatchObject({ id: 'player-1', eur: 1_001_000 })
    expect(asked).toEqual({ id: 'player-2', name: 'Player 2', nation: 'FR', club: 'club-2' })
  })

  test.each([
    [0, 0, false],
    [8, 0, false],
    [9, 30, true],
    [10, 50, true],
  ])('%i right: %i points', (right, expected, won) => {
    const state = play(begun('today'), ...times(right, RIGHT), ...times(10 - right, WRONG))
    expect(points(state)).toBe(expected)
    expect(outcomeOf(state)).toMatchObject({ score: right, won, n: 10, tags: [] })
  })

  test('keeps the answers after giving up, and reveals the rest', () => {
    const state = play(begun('today'), ...times(9, RIGHT), { type: 'giveUp' })
    expect(outcomeOf(state)).toMatchObject({ won: false, score: 9, n: 10, tags: ['gave-up'] })
    expect(points(state)).toBe(30)
    expect(view(state).steps).toHaveLength(11)
    expect(view(state).steps.at(-1)).toMatchObject({ answer: null, hit: false })
  })
})

describe('endless practice', () => {
  test('continues until three lives are lost, and then reveals the last card', () => {
    const state = play(begun('normal'), WRONG, RIGHT, WRONG)
    expect(view(state)).toMatchObject({ lives: 1, of: null, run: 1, known: { id: 'player-3' } })
    expect(view(play(state, WRONG))).toMatchObject({ lives: 0, ended: 'lives', over: true, asked: null })
    expect(view(play(state, WRONG)).steps).toHaveLength(5)
  })

  test.each([
    [1, 0],
    [9, 0],
    [10, 4],
    [18, 36],
    [60, 40],
  ])('%i right: %i points', (right, expected) => {
    const state = play(begun('normal'), ...times(right, RIGHT), ...times(3, WRONG))
    expect([points(state), outcomeOf(state).score]).toEqual([expected, right])
  })

  test('ends with the deck', () => {
    expect(view(play(begun('normal'), ...times(199, RIGHT)))).toMatchObject({ ended: 'all', run: 199 })
  })
})

describe('a ranked run', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 20],
    [7, 26],
    [10, 45],
    [19, 72],
    [20, 100],
    [26, 118],
    [27, 120],
    [100, 120],
  ])('%i in a row: %i points', (right, expected) => {
    const state = play(begun('ranked'), ...times(right, RIGHT), WRONG)
    expect(points(state)).toBe(expected)
    expect(outcomeOf(state)).toMatchObject({ score: right, n: right + 1, won: right >= 5 })
    expect(view(state)).toMatchObject({ ended: 'lives', lives: 0, deadline: null })
  })

  test('allows ten seconds and one for the network, for the first pair three more', () => {
    const state = begun('ranked')
    expect(view(state).deadline).toBe(NOON + 14 * SECOND)
    const next = play(state, RIGHT)
    expect(view(next).deadline).toBe(NOON + 13 * SECOND)
  })

  test('ends at the deadline, whenever it is read', () => {
    const state = play(begun('ranked'), RIGHT)
    const deadline = higherlower.until!(state)!
    expect(caughtUp(higherlower, state, deadline - 1)).toBe(state)
    const late = caughtUp(higherlower, state, deadline)
    expect(view(late)).toMatchObject({ ended: 'time', run: 1, lives: 0, over: true })
    expect(view(late).steps.at(-1)).toMatchObject({ id: 'player-2', answer: null, hit: false })
    expect(caughtUp(higherlower, state, deadline + 1e9)).toEqual(late)
    expect(outcomeOf(late)).toMatchObject({ score: 1, n: 2 })
  })

  test.each([
    ['an answer at the deadline', RIGHT, 14 * SECOND, 'too-late'],
    ['time up before it', { type: 'timeUp' }, 14 * SECOND - 1, 'too-early'],
    ['giving up', { type: 'giveUp' }, SECOND, 'not-offered'],
  ] as [string, Action, number, string][])('rejects %s', (_what, action, after, reason) => {
    expect(higherlower.apply(begun('ranked'), action, 0, NOON + after)).toEqual({ ok: false, reason })
  })

  test('ends when the time has run out', () => {
    const step = higherlower.apply(begun('ranked'), { type: 'timeUp' }, 0, NOON + 14 * SECOND)
    expect(step.ok && view(step.state).ended).toBe('time')
  })
})

test.each<Terms>(['today', 'normal'])('a run without a clock rejects a timeout: %s', (terms) => {
  const refused = { ok: false, reason: 'not-offered' }
  expect(higherlower.apply(begun(terms), { type: 'timeUp' }, 0, NOON + 1e9)).toEqual(refused)
})

test('rejects any action after the end', () => {
  const state = play(begun('ranked'), WRONG)
  for (const action of [RIGHT, WRONG, { type: 'giveUp' }, { type: 'timeUp' }] as Action[])
    expect(higherlower.apply(state, action, 0, NOON)).toEqual({ ok: false, reason: 'already-over' })
})
