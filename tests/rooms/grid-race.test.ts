import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Seat } from '#games/engine.ts'
import {
  gridRace,
  REVEAL_MS,
  type Action,
  type Game,
  type Settings,
  type State,
} from '#games/tictactoe/match/race/index.ts'
import { SETUP } from '../unit/games/tictactoe/cast.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const TURN = 20_000
const { rows, columns } = SETUP
const GRIDS = Array.from({ length: 5 }, () => ({ rows, columns }))
const timeUp: Action = { type: 'timeUp' }
const pass: Action = { type: 'move', move: { type: 'pass' } }

let names = 0
/** An unused footballer for a cell; a right answer unless `verdict` says otherwise. */
const place = (cell: number, { id = `p${++names}`, right = true, share = 0.2 } = {}): Action => ({
  type: 'move',
  move: { type: 'place', cell, player: { id, row: 'yes', column: right ? 'yes' : 'no', share } },
})

const act = (state: State, action: Action, by: Seat, at = 0): State => {
  const step = gridRace.apply(state, action, by, NOW + at)
  if (!step.ok) throw new Error(step.reason)
  return step.state
}
const refusal = (state: State, action: Action, by: Seat, at = 0) => {
  const step = gridRace.apply(state, action, by, NOW + at)
  return step.ok ? null : step.reason
}

function started(settings: Partial<Settings> = {}): State {
  const lobby = [0, 1].reduce(
    (state, seat) => act(state, { type: 'sit', name: `Player ${seat}` }, seat),
    gridRace.start({}, 0, NOW),
  )
  const chosen = act(lobby, { type: 'settings', settings: { bestOf: 3, steals: 1, seconds: 20, ...settings } }, 0)
  return act(chosen, { type: 'kickOff', match: 'match-of-tests', dealt: { grids: GRIDS } }, 0)
}

/** Both sides name in turn; the side that begins takes the top row. */
function wonByStarter(state: State, at = 0): State {
  const first = state.game!.board.turn
  return [0, 3, 1, 4, 2].reduce(
    (now, cell, turn) => act(now, place(cell), turn % 2 === 0 ? first : 1 - first, at),
    state,
  )
}

const game = (state: State): Game => state.game!

describe('a turn', () => {
  test('belongs to one side, and the clock restarts with each', () => {
    const state = started()
    expect(refusal(state, place(0), 1)).toBe('not-your-turn')
    expect(game(state).until).toBe(NOW + TURN)
    const next = act(state, place(0), 0, 5_000)
    expect(game(next)).toMatchObject({ until: NOW + 5_000 + TURN, ms: [5_000, 0], named: [1, 0] })
    expect(refusal(next, place(4), 0, 6_000)).toBe('not-your-turn')
  })

  test('a wrong name loses it, an undecidable one does not', () => {
    const state = started()
    const wrong = act(state, place(0, { right: false }), 0)
    expect(game(wrong).board).toMatchObject({ turn: 1, cells: SETUP.rows.flatMap(() => [null, null, null]) })
    const unsure = { type: 'place', cell: 0, player: { id: 'x', row: 'unknown', column: 'yes', share: 0.2 } } as const
    expect(refusal(state, { type: 'move', move: unsure }, 0)).toBe('cannot-tell')
  })

  test('a steal takes the cell once, and not at all without steals', () => {
    const state = act(started(), place(0), 0)
    const stolen = act(state, place(0), 1)
    expect(game(stolen).board).toMatchObject({ steals: [1, 0], cells: { 0: { by: 1 } } })
    expect(refusal(act(started({ steals: 0 }), place(0), 0), place(0), 1)).toBe('no-steal-left')
  })

  test('that runs out is lost; two in a row lose the match', () => {
    const once = act(started(), timeUp, 0, TURN)
    expect(game(once)).toMatchObject({ phase: 'turn', late: [1, 0], board: { turn: 1 } })
    const mine = act(act(once, place(0), 1, TURN), place(4), 0, TURN)
    expect(game(mine).late).toEqual([0, 0])
    const idle = act(act(once, place(0), 1, TURN), timeUp, 0, 2 * TURN)
    expect(idle.phase).toBe('over')
    expect(gridRace.outcomes(idle).map(({ seat, won, points }) => ({ seat, won, points }))).toEqual([
      { seat: 1, won: false, points: 0 },
      { seat: 0, won: false, points: 0 },
    ])
  })

  test('without a clock never ends by itself', () => {
    const state = started({ seconds: 0 })
    expect(gridRace.until(state)).toBeNull()
    expect(refusal(state, timeUp, 0, 86_400_000)).toBe('not-due')
  })
})

describe('a match', () => {
  test('a line ends the board, the other side begins the next one, and two of three win', () => {
    const one = wonByStarter(started())
    expect(game(one)).toMatchObject({ phase: 'reveal', until: NOW + REVEAL_MS, ends: [{ winner: 0, by: 'line' }] })
    expect(refusal(one, place(8), 1)).toBe('no-round')
    const second = act(one, timeUp, 0, REVEAL_MS)
    expect(game(second)).toMatchObject({ phase: 'turn', board: { turn: 1, steals: [1, 1], score: [1, 0] } })
    expect(refusal(second, place(0, { id: game(one).board.used[0]! }), 1, REVEAL_MS)).toBe('already-guessed')
    const level = act(wonByStarter(second, REVEAL_MS), timeUp, 0, 2 * REVEAL_MS)
    expect(gridRace.view(level, 1).game).toMatchObject({ number: 3, score: [1, 1], you: 1, phase: 'turn' })
    const over = act(wonByStarter(level, 2 * REVEAL_MS), timeUp, 0, 3 * REVEAL_MS)
    expect(over.phase).toBe('over')
    expect(gridRace.rounds(over)).toEqual({ played: 3, planned: 3 })
    expect(gridRace.outcomes(over)).toMatchObject([
      { seat: 0, won: true, score: 2, points: 50, base: 10 },
      { seat: 1, won: false, score: 1, points: 10, base: 10 },
    ])
  })

  test('won 2:0 counts as complete', () => {
    const first = act(wonByStarter(started()), timeUp, 0, REVEAL_MS)
    // Seat 1 begins the second board and lets seat 0 take the top row.
    const plays = [pass, place(0), pass, place(1), pass, place(2)]
    const won = plays.reduce((now, action, at) => act(now, action, at % 2 === 0 ? 1 : 0, REVEAL_MS), first)
    const over = act(won, timeUp, 0, 2 * REVEAL_MS)
    expect(gridRace.rounds(over)).toEqual({ played: 2, planned: 2 })
    expect(gridRace.view(over, 0).standings[0]).toMatchObject({ seat: 0, rank: 1, score: 2 })
  })

  test('with equal boards, cells and rarity is a draw', () => {
    // X: 0 1 5 6, O: 2 3 4 8, then X takes 7: five to four; a steal of 7 by O would complete a line. So both stop
    // naming.
    const cells = [0, 2, 1, 3, 5, 4]
    const six = cells.reduce((now, cell, at) => act(now, place(cell), at % 2), started({ bestOf: 1, steals: 0 }))
    const dead = Array.from({ length: 6 }, () => pass).reduce((now, action, at) => act(now, action, at % 2), six)
    expect(game(dead).ends).toEqual([{ winner: null, by: 'draw' }])
    const over = act(dead, timeUp, 0, REVEAL_MS)
    expect(gridRace.outcomes(over)).toMatchObject([{ points: 25 }, { points: 25 }])
    expect(gridRace.view(over, 0).standings.map(({ rank }) => rank)).toEqual([1, 1])
  })

  test('is lost by leaving: the seat comes last in the table and nobody is paid', () => {
    const ahead = act(wonByStarter(started()), timeUp, 0, REVEAL_MS)
    const left = act(ahead, { type: 'forfeit' }, 0, REVEAL_MS)
    expect(left.phase).toBe('over')
    expect(gridRace.rounds(left)).toEqual({ played: 1, planned: 2 })
    expect(gridRace.view(left, 1).standings.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('does not count against an idle opponent: both must have given three names', () => {
    const first = started({ bestOf: 1 })
    const plays = [place(0), pass, place(1), pass, place(2)]
    const over = act(
      plays.reduce((now, action, at) => act(now, action, at % 2), first),
      timeUp,
      0,
      REVEAL_MS,
    )
    expect(gridRace.outcomes(over)).toMatchObject([{ points: 0 }, { points: 0 }])
  })

  test('in a rematch the other side begins and the axes are new', () => {
    const over = act(wonByStarter(started({ bestOf: 1 })), timeUp, 0, REVEAL_MS)
    const again = act(over, { type: 'rematch' }, 1, REVEAL_MS)
    const next = act(
      again,
      { type: 'kickOff', match: 'match-of-tests-2', dealt: { grids: GRIDS } },
      again.host!,
      REVEAL_MS,
    )
    expect(game(next)).toMatchObject({
      first: 1,
      board: { turn: 1, used: [] },
      asked: expect.arrayContaining(['club:a']),
    })
  })
})

test('any sequence of moves keeps the rules', () => {
  const step = fc.oneof(
    fc.record({ by: fc.nat(1), cell: fc.nat(8), right: fc.boolean(), id: fc.nat(30) }),
    fc.record(
      { by: fc.nat(1), does: fc.constantFrom('pass', 'time', 'forfeit', 'rematch') },
      { requiredKeys: ['by', 'does'] },
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom<1 | 3 | 5>(1, 3, 5), fc.array(step, { maxLength: 120 }), (bestOf, steps) => {
      let state = started({ bestOf })
      let at = 0
      for (const one of steps) {
        at += 700
        const until = gridRace.until(state)
        if ('does' in one && one.does === 'time' && until !== null) at = Math.max(at, until - NOW)
        const action: Action =
          'cell' in one
            ? place(one.cell, { id: `f${one.id}`, right: one.right })
            : one.does === 'pass'
              ? pass
              : { type: one.does === 'time' ? 'timeUp' : (one.does as 'forfeit' | 'rematch') }
        const before = state
        const done = gridRace.apply(state, action, one.by, NOW + at)
        if (!done.ok) {
          expect(state).toBe(before)
          continue
        }
        state = done.state
        const { ends, board, settings } = state.game!
        const taken = board.cells.flatMap((mark) => mark?.id ?? [])
        expect(new Set(taken).size).toBe(taken.length)
        expect(ends.length).toBeLessThanOrEqual(settings.bestOf)
        expect(board.steals.every((left) => left >= 0)).toBe(true)
        const points = gridRace.outcomes(state).map((outcome) => outcome.points)
        expect(points.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(60)
      }
    }),
    { numRuns: 300 },
  )
})
