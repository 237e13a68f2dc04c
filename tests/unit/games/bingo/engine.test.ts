import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '#core/points.ts'
import type { Criterion } from '#data/types.ts'
import { caughtUp } from '#games/engine.ts'
import { bingo, outcomeOf, type Action, type Setup, type State } from '#games/bingo/rules/engine.ts'
import { matched } from '#games/bingo/rules/matching.ts'
import { CELLS, SECONDS } from '#games/bingo/rules/terms.ts'
import { BingoAction } from '#games/bingo/rules/action.ts'

const CARD: Criterion[] = Array.from({ length: CELLS }, (_, at) => ({ kind: 'club', club: `club-${at}` }))

/** Player `at` fits these cells. */
const setup = (fits: readonly (readonly number[])[], seconds: number | null = null): Setup => ({
  level: 'normal',
  seconds,
  cells: CARD,
  players: fits.map((cells, at) => ({ id: `p${at}`, name: `Player ${at}`, fits: cells })),
})
/** One player per cell in order, then four who each fit three cells. */
const EACH = [...Array.from({ length: CELLS }, (_, at) => [at]), [0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]

const begun = (fits = EACH, seconds: number | null = null, now = 0): State => bingo.start(setup(fits, seconds), 1, now)
const view = (state: State) => bingo.view(state, 0)
const place = (cell: number, today: 'yes' | 'no' | 'unknown' = 'no'): Action => ({ type: 'place', cell, today })
const wildcard = (...today: number[]): Action => ({ type: 'wildcard', today })
const skip: Action = { type: 'skip' }

function play(state: State, ...actions: Action[]): State {
  return actions.reduce((now, action) => {
    const step = bingo.apply(now, action, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}
const refusal = (state: State, action: Action, now = 0) => {
  const step = bingo.apply(state, action, 0, now)
  return step.ok ? null : step.reason
}
const fillAll = Array.from({ length: CELLS }, (_, cell) => place(cell))

describe('a card', () => {
  test('fills as players are placed where they fit, and hides later players', () => {
    const state = play(begun(), place(0), skip)
    expect(view(state)).toMatchObject({ at: 2, of: 20, filled: 1, wrong: 0, current: { id: 'p2', name: 'Player 2' } })
    expect(view(state).cells[0]).toEqual({ criterion: CARD[0], state: 'filled', by: { id: 'p0', name: 'Player 0' } })
    expect(view(state).past.map(({ id, did }) => [id, did])).toEqual([
      ['p0', 'placed'],
      ['p1', 'skipped'],
    ])
    expect(JSON.stringify(view(state))).not.toContain('Player 3')
  })

  test('a wrong placement leaves the cell open and costs the next player, who is revealed', () => {
    const state = play(begun(), place(5))
    expect(view(state)).toMatchObject({ at: 2, filled: 0, wrong: 1, current: { id: 'p2' } })
    expect(view(state).cells[5]).toMatchObject({ state: 'open', by: null })
    expect(view(state).past).toEqual([
      { id: 'p0', name: 'Player 0', did: 'wrong', cells: [5] },
      { id: 'p1', name: 'Player 1', did: 'lost', cells: [] },
    ])
  })

  test('a wrong placement of the last player costs no other player', () => {
    const last = play(begun(), ...Array.from({ length: 19 }, () => skip))
    expect(view(play(last, place(0)))).toMatchObject({ over: true, at: 20, of: 20, current: null })
  })

  test("accepts today's facts and the frozen ones, and charges nothing for uncertain ones", () => {
    expect(view(play(begun(), place(9, 'yes'))).cells[9]!.state).toBe('filled')
    expect(view(play(begun(), place(0, 'no'))).cells[0]!.state).toBe('filled')
    expect(view(play(begun(), place(0, 'unknown'))).cells[0]!.state).toBe('filled')
    expect(refusal(begun(), place(9, 'unknown'))).toBe('cannot-tell')
  })

  test('the wildcard fills every free cell its player fits, once, and is not spent otherwise', () => {
    const at16 = play(begun(), place(0), ...Array.from({ length: 15 }, () => skip))
    const wild = play(at16, wildcard(12))
    expect(
      view(wild)
        .cells.map(({ state }) => state)
        .join(' '),
    ).toBe('filled wild wild open open open open open open open open open wild open open open')
    expect(view(wild)).toMatchObject({ wildcard: false, filled: 4 })
    expect(refusal(wild, wildcard())).toBe('no-wildcard-left')
    const nobody = play(begun([[0], [0], [1]]), place(0), wildcard())
    expect(view(nobody).past.at(-1)).toMatchObject({ did: 'wild', cells: [] })
    expect(view(nobody)).toMatchObject({ wildcard: false, filled: 1 })
  })

  test('rejects a taken cell, and every action after the end', () => {
    expect(refusal(play(begun([[0], [0], [0]]), place(0)), place(0))).toBe('cell-taken')
    const over = play(begun(), { type: 'giveUp' })
    expect(view(over)).toMatchObject({ over: true, gaveUp: true, current: null })
    expect(view(over).players).toHaveLength(20)
    for (const action of [place(0), skip, wildcard(), { type: 'hint' }, { type: 'giveUp' }] as Action[])
      expect(refusal(over, action)).toBe('already-over')
  })

  test('the hint names a free cell that fits or says there is none, once, for the current player', () => {
    const hinted = play(begun(), { type: 'hint' })
    expect(view(hinted)).toMatchObject({ hint: 0, hintLeft: false })
    expect(view(play(hinted, place(0)))).not.toHaveProperty('hint')
    expect(refusal(hinted, { type: 'hint' })).toBe('no-hint-left')
    expect(view(play(begun([[0], [0], [1]]), place(0), { type: 'hint' })).hint).toBeNull()
    expect(refusal(begun(EACH, SECONDS), { type: 'hint' })).toBe('no-hint-left')
  })
})

describe('against the clock', () => {
  const at = (state: State, now: number) => caughtUp(bingo, state, now)
  const apply = (state: State, action: Action, now: number) => {
    const step = bingo.apply(state, action, 0, now)
    return step.ok ? step.state : state
  }
  const waiting = begun(EACH, SECONDS, 500)
  const timed = apply(waiting, { type: 'resume' }, 1_000)

  test('starts on request: before that it shows no player and accepts no placement', () => {
    expect(view(waiting)).toMatchObject({ current: null, paused: 'begin', deadline: null, hintLeft: false })
    expect(at(waiting, 10 ** 9)).toBe(waiting)
    for (const action of [place(0), wildcard()]) expect(refusal(waiting, action)).toBe('not-offered')
    expect(view(timed)).toMatchObject({ current: { id: 'p0' }, paused: null, deadline: 11_000 })
  })

  test('skips a player who is not placed within ten seconds, at the exact time whenever it is read', () => {
    expect(view(at(timed, 10_999)).at).toBe(0)
    const late = at(timed, 32_000)
    expect(late.turns.map(({ did }) => did)).toEqual(['late', 'late', 'late'])
    expect(view(late).deadline).toBe(41_000)
    expect(at(at(timed, 25_000), 32_000)).toEqual(late)
    expect(view(at(timed, 10 ** 9))).toMatchObject({ over: true, filled: 0, deadline: null, paused: null })
  })

  test('stops while paused and resumes at the same point', () => {
    const paused = apply(timed, { type: 'pause' }, 4_000)
    expect(view(paused)).toMatchObject({ paused: 'held', current: null, deadline: null })
    expect(at(paused, 10 ** 9)).toBe(paused)
    expect(view(apply(paused, { type: 'resume' }, 100_000)).deadline).toBe(107_000)
    expect(refusal(paused, { type: 'pause' })).toBe('not-offered')
    expect(refusal(timed, { type: 'resume' })).toBe('not-offered')
    expect(refusal(timed, { type: 'timeUp' }, 5_000)).toBe('too-early')
  })

  test('keeps the next player waiting when one is skipped during a pause', () => {
    const next = apply(apply(timed, { type: 'pause' }, 4_000), skip, 100_000)
    expect(view(next)).toMatchObject({ at: 1, paused: 'begin', current: null })
    expect(view(apply(next, { type: 'resume' }, 200_000))).toMatchObject({ current: { id: 'p1' }, deadline: 210_000 })
  })

  test('has no timeouts and no pause without a clock', () => {
    expect(bingo.until!(begun())).toBeNull()
    for (const type of ['pause', 'resume', 'timeUp'] as const) expect(refusal(begun(), { type })).toBe('not-offered')
  })
})

describe('points', () => {
  const pointsOf = (state: State) => total(outcomeOf(state).lines)

  test('total at most 99: cells, full card, ten players left, wildcard', () => {
    const full = play(begun([...EACH, ...EACH]), ...fillAll)
    expect(outcomeOf(full)).toEqual({
      won: true,
      score: 16,
      lines: [
        { key: 'cells', points: 64, count: 16 },
        { key: 'full', points: 20 },
        { key: 'left', points: 10, count: 24 },
        { key: 'wildcard', points: 5 },
      ],
      n: 16,
      tags: [],
    })
    expect(pointsOf(full)).toBe(99)
  })

  test('begin at the eighth cell; neither wildcard nor players left pay without a full card', () => {
    const filled = (cells: number) => outcomeOf(play(begun(), ...fillAll.slice(0, cells), { type: 'giveUp' }))
    expect(filled(7)).toMatchObject({ score: 7, lines: [] })
    expect(filled(8).lines).toEqual([{ key: 'cells', points: 32, count: 8 }])
    expect(outcomeOf(play(begun(), ...Array.from({ length: 20 }, () => skip)))).toMatchObject({ score: 0, lines: [] })
  })

  test('lose misses and the hint', () => {
    const eight = fillAll.slice(0, 8)
    const poor = play(begun(), ...eight, { type: 'hint' }, place(15), place(15), { type: 'giveUp' })
    expect(outcomeOf(poor).lines).toEqual([
      { key: 'cells', points: 32, count: 8 },
      { key: 'wrong', points: -2, count: 2 },
      { key: 'hints', points: -5, count: 1 },
    ])
    expect(outcomeOf(poor)).toMatchObject({ n: 12, tags: ['hint', 'gave-up'] })
  })

  test('tag levels other than the default', () => {
    const hard = bingo.start({ ...setup(EACH), level: 'hard' }, 1, 0)
    expect(outcomeOf(play(hard, { type: 'giveUp' })).tags).toEqual(['hard', 'gave-up'])
  })
})

test('actions accept only integer cells from 0 to 15 and no other field', () => {
  const isTaken = (sent: unknown) => BingoAction.safeParse(sent).success
  expect([0, 15].every((cell) => isTaken({ type: 'place', cell }))).toBe(true)
  for (const cell of [-1, 16, 1.5, '3', null, Number.NaN]) expect(isTaken({ type: 'place', cell })).toBe(false)
  expect(isTaken({ type: 'place', cell: 3, today: 'yes' })).toBe(false)
  expect(isTaken({ type: 'wildcard', today: [1] })).toBe(false)
})

test('any sequence of actions keeps figures in bounds and later players hidden', () => {
  const action = fc.oneof(
    fc.record({
      type: fc.constant('place' as const),
      cell: fc.nat(15),
      today: fc.constantFrom('yes', 'no', 'unknown'),
    }),
    fc.record({ type: fc.constant('wildcard' as const), today: fc.subarray([...EACH.keys()].slice(0, CELLS)) }),
    fc.constantFrom<Action[]>(skip, { type: 'hint' }),
  ) as fc.Arbitrary<Action>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let state = begun()
      for (const each of actions) {
        const step = bingo.apply(state, each, 0, 0)
        if (step.ok) state = step.state
      }
      const { over, at, cells, filled } = view(state)
      const { score, won, lines } = outcomeOf(state)
      expect(at).toBeLessThanOrEqual(20)
      expect(filled).toBe(cells.filter((cell) => cell.state !== 'open').length)
      expect([score, won]).toEqual([filled, filled === CELLS])
      expect(total(lines)).toBeGreaterThanOrEqual(0)
      expect(total(lines)).toBeLessThanOrEqual(99)
      const revealed = JSON.stringify(view(state))
      if (!over) for (const { name } of state.players.slice(at + 1)) expect(revealed).not.toContain(`"${name}"`)
    }),
  )
})

test('matching fills as many cells as possible', () => {
  expect(matched([[0], [0, 1], [1, 2]], [0, 1, 2]).size).toBe(3)
  expect(matched([[0], [0], [0, 1]], [0, 1, 2])).toEqual(
    new Map([
      [0, 0],
      [1, 2],
    ]),
  )
  expect(matched([[0, 1, 2]], [1]).get(1)).toBe(0)
  expect(matched([], [0]).size).toBe(0)
})
