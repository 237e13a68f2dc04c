import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '#data/types.ts'
import {
  DEAD_TURNS,
  endOf,
  starterOf,
  tictactoeMatch,
  winnerOf,
  type MatchAction,
  type MatchState,
  type Side,
} from '#games/tictactoe/rules/match.ts'
import { botMove, STRENGTHS, type Strength } from '#games/tictactoe/match/bot/bot.ts'
import { matchOutcome } from '#games/tictactoe/match/bot/practice.ts'
import { SETUP } from './cast.ts'

const start = (steals: [number, number] = [1, 1], starter: Side = 0, strength: number | null = null): MatchState =>
  tictactoeMatch.start({ rows: SETUP.rows, columns: SETUP.columns, starter, steals, strength, score: [0, 0] }, 0, 0)

const place = (cell: number, id = `p${cell}`, verdict: Verdict = 'yes', share = 0.2): MatchAction => ({
  type: 'place',
  cell,
  player: { id, row: verdict, column: 'yes', share },
})
const PASS: MatchAction = { type: 'pass' }

/** State after the turns, all of which must be accepted. */
function after(state: MatchState, ...actions: MatchAction[]): MatchState {
  return actions.reduce((now, action) => {
    const step = tictactoeMatch.apply(now, action, now.turn, 0)
    if (!step.ok) throw new Error(step.reason)
    return step.state
  }, state)
}
const refusal = (state: MatchState, action: MatchAction, by: Side = state.turn) => {
  const step = tictactoeMatch.apply(state, action, by, 0)
  return step.ok ? null : step.reason
}

describe('a turn', () => {
  test('takes the cell with a right name, is lost with a wrong one or none, and goes on after an undecidable one', () => {
    const right = after(start(), place(4, 'zidane'))
    expect([right.cells[4], right.turn]).toEqual([{ by: 0, id: 'zidane', share: 0.2 }, 1])
    const wrong = after(start(), place(4, 'zidane', 'no'))
    expect([wrong.cells[4], wrong.turn, wrong.turns[0]?.fails]).toEqual([null, 1, ['row']])
    expect(after(start(), PASS).turn).toBe(1)
    expect(refusal(start(), place(4, 'zidane', 'unknown'))).toBe('cannot-tell')
  })

  test('belongs to one side only', () => {
    expect(refusal(start(), place(0), 1)).toBe('not-your-turn')
    expect(refusal(start(), { type: 'giveUp' }, 1)).toBeNull()
  })

  test('only placed names are used up: a wrong one may be right elsewhere', () => {
    const state = after(start(), place(0, 'henry'), place(1, 'zidane', 'no'))
    expect(refusal(state, place(1, 'henry'))).toBe('already-guessed')
    expect(refusal(state, place(2, 'zidane'))).toBeNull()
    expect(refusal(state, place(0, 'zidane'))).toBe('cell-taken')
  })
})

describe('a steal', () => {
  test('replaces the mark by another name, which stays used, and can be stolen back', () => {
    const stolen = after(start(), place(0, 'henry'), place(0, 'zidane'))
    expect([stolen.cells[0]?.by, stolen.steals, stolen.used]).toEqual([1, [1, 0], ['henry', 'zidane']])
    expect(refusal(stolen, place(0, 'henry'))).toBe('already-guessed')
    expect(after(stolen, place(0, 'anelka')).cells[0]?.by).toBe(0)
  })

  test('a wrong one costs the turn and keeps the steal; without a steal it is refused', () => {
    const state = after(start([1, 1]), place(0, 'henry'), place(0, 'zidane', 'no'))
    expect([state.cells[0]?.by, state.steals, state.turn]).toEqual([0, [1, 1], 0])
    expect(refusal(after(start([0, 0]), place(0, 'henry')), place(0, 'zidane'))).toBe('no-steal-left')
  })

  test('may complete a line', () => {
    const state = after(start(), place(0), place(3), place(1), place(4), place(8), PASS, PASS)
    const won = after({ ...state, turn: 1 }, place(8, 'thief'), PASS, place(5))
    expect(endOf(won)).toEqual({ winner: 1, by: 'line' })
  })
})

describe('the end', () => {
  test('a line wins at once', () => {
    const state = after(start(), place(0), place(3), place(1), place(4), place(2))
    expect(tictactoeMatch.view(state, 0)).toMatchObject({
      over: true,
      end: { winner: 0, by: 'line' },
      lines: [[0, 1, 2]],
      score: [1, 0],
    })
    expect(refusal(state, place(5))).toBe('already-over')
  })

  // X O X / X O O / O X X: no line, five cells to four.
  const FULL = [0, 1, 2, 4, 3, 5, 7, 6, 8]

  test('a full board goes to more cells', () => {
    expect(endOf(after(start(), ...FULL.map((cell) => place(cell))))).toEqual({ winner: 0, by: 'cells' })
  })

  test('equal cells go to the rarer names, and equal rarity is a draw', () => {
    const dead = Array.from({ length: DEAD_TURNS }, () => PASS)
    const two = (x: number, o: number) => after(start(), place(0, 'a', 'yes', x), place(1, 'b', 'yes', o), ...dead)
    expect(endOf(two(0.1, 0.3))).toEqual({ winner: 0, by: 'rarity' })
    expect(endOf(two(0.3, 0.1))).toEqual({ winner: 1, by: 'rarity' })
    expect(endOf(two(0.2, 0.2))).toEqual({ winner: null, by: 'draw' })
  })

  test('six lost turns in a row count the board, five do not', () => {
    expect(endOf(after(start(), ...Array.from({ length: 5 }, () => PASS)))).toBeNull()
    expect(endOf(after(start(), ...Array.from({ length: 6 }, () => PASS)))).toEqual({ winner: null, by: 'draw' })
  })

  test('the side that leaves loses', () => {
    const step = tictactoeMatch.apply(start(), { type: 'giveUp' }, 0, 0)
    expect(step.ok && endOf(step.state)).toEqual({ winner: 1, by: 'forfeit' })
  })

  test.each([
    [[0], 1, 0],
    [[0], 3, null],
    [[0, 0], 3, 0],
    [[0, 1], 3, null],
    [[0, 1, null], 3, 'draw'],
    [[0, null, null], 3, 0],
    [[1, 1, 0, 1], 5, 1],
    [[null, null], 3, null],
  ] as const)('of boards %j the best of %i is %s', (boards, bestOf, winner) => {
    expect(winnerOf(boards, bestOf)).toBe(winner)
  })

  test('the sides begin alternately', () => expect([0, 1, 2].map(starterOf)).toEqual([0, 1, 0]))

  test('never throws, never has more marks than turns, and ends with a full board at the latest', () => {
    const Move = fc.oneof(
      fc.record({ cell: fc.nat(8), id: fc.nat(20), verdict: fc.constantFrom<Verdict>('yes', 'no', 'unknown') }),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(Move, { maxLength: 60 }), (moves) => {
        let state = start([3, 3])
        for (const move of moves) {
          const action = move ? place(move.cell, `p${move.id}`, move.verdict) : PASS
          const step = tictactoeMatch.apply(state, action, state.turn, 0)
          if (step.ok) state = step.state
        }
        const marks = state.cells.filter(Boolean).length
        expect(marks).toBeLessThanOrEqual(state.turns.length)
        expect(new Set(state.used).size).toBe(state.used.length)
        if (marks === 9) expect(endOf(state)).not.toBeNull()
      }),
    )
  })
})

describe('the bot', () => {
  const playAll = (cell: number) => [
    { id: `n${cell}a`, prior: 0.6 },
    { id: `n${cell}b`, prior: 0.4 },
  ]
  const many = (cell: number) => Array.from({ length: 20 }, (_, at) => ({ id: `n${cell}-${at}`, prior: 0.05 }))
  const bots = (state: MatchState) => ({ ...state, turn: 1 as const })
  const knows = (cell: number, strength: Strength, seed: number) =>
    botMove(bots(start()), (at) => (at === cell ? many(at) : []), strength, seed) !== null
  const SEEDS = Array.from({ length: 2_000 }, (_, seed) => seed)
  /** A seed with which the bot knows a name for every cell. */
  const WISE = SEEDS.find((seed) => start().cells.every((_, cell) => knows(cell, 80, seed)))!

  test('prefers winning over blocking, and blocking over the centre', () => {
    const two = after(start(), place(0), place(3), place(1), place(4))
    expect(botMove(bots(two), many, 80, WISE)?.cell).toBe(5)
    expect(botMove(bots(after(start(), place(0), place(8), place(1))), many, 80, WISE)?.cell).toBe(2)
    expect(botMove(bots(after(start(), place(0))), many, 80, WISE)?.cell).toBe(4)
  })

  test('steals the winning cell, and one of a line it cannot block', () => {
    const taken = after(start(), place(5), place(3), place(0), place(4))
    expect(botMove(bots(taken), many, 80, WISE)?.cell).toBe(5)
    expect(botMove({ ...bots(taken), steals: [1, 0] }, many, 80, WISE)?.cell).not.toBe(5)
    const threatened = after(start(), place(0), place(8), place(1))
    const not2 = (cell: number) => (cell === 2 ? [] : many(cell))
    expect([0, 1]).toContain(botMove(bots(threatened), not2, 80, WISE)?.cell)
    expect(botMove({ ...bots(threatened), steals: [1, 0] }, not2, 80, WISE)?.cell).toBe(4)
  })

  test('repeats no name, and passes where it knows none', () => {
    const used = { ...start(), used: Array.from({ length: 9 }, (_, cell) => playAll(cell).map(({ id }) => id)).flat() }
    expect(botMove(bots(used), playAll, 80, WISE)).toBeNull()
    expect(botMove(bots(start()), () => [], 80, WISE)).toBeNull()
  })

  test.each(STRENGTHS)('knows a name for about %i of a hundred cells, the same in each turn', (strength) => {
    const share = SEEDS.filter((seed) => knows(4, strength, seed)).length / SEEDS.length
    expect(share).toBeGreaterThan(strength / 100 - 0.04)
    expect(share).toBeLessThan(strength / 100 + 0.04)
    const centre = (cell: number) => (cell === 4 ? [{ id: 'one', prior: 1 }] : [])
    for (const seed of SEEDS.slice(0, 20)) {
      const early = botMove(bots(start()), centre, strength, seed)
      expect(botMove(bots(after(start(), PASS, PASS)), centre, strength, seed)).toEqual(early)
    }
  })

  test.each([
    [40, 20],
    [60, 35],
    [80, 50],
  ])('at %i a win pays %i', (strength, points) => {
    const won = after(start([1, 1], 0, strength), place(0), place(3), place(1), place(4), place(2))
    expect(matchOutcome(won)).toMatchObject({
      won: true,
      score: 2,
      lines: [{ key: 'bot', points, count: strength }],
      tags: [`bot-${strength}`],
      items: ['p0', 'p1', 'p2'],
    })
    const lost = after(start([1, 1], 1, strength), place(0), place(3), place(1), place(4), place(2))
    expect(matchOutcome(lost)).toMatchObject({ won: false, score: 0, lines: [] })
  })

  test('two people on one screen earn nothing', () => {
    const won = after(start(), place(0), place(3), place(1), place(4), place(2))
    expect(matchOutcome(won)).toMatchObject({ lines: [], tags: [] })
  })
})
