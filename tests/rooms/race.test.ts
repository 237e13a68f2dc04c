import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import type { Seat } from '#games/engine.ts'
import { dealRace } from '#games/wordle/match/race/deal.ts'
import {
  race,
  REVEAL_MS,
  ROUND_MS,
  tableOf,
  type Action,
  type State,
  type Tally,
} from '#games/wordle/match/race/index.ts'
import { answerPool, clueById } from '#games/wordle/deal/roster.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const POOL = answerPool('easy')
/** One random draw per round. */
const draws = (rounds: number, seed: number) => Array.from({ length: rounds }, (_, at) => randomFrom(seed + at))
const ANSWERS = dealRace(POOL, draws(3, 7), [])
const WRONG = FOOTBALLERS.filter(
  ({ id, league }) => league === null && !ANSWERS.some((answer) => answer.id === id),
).map(({ id }) => id)

const act = (state: State, action: Action, by: Seat, at = 0): State => {
  const step = race.apply(state, action, by, NOW + at)
  if (!step.ok) throw new Error(step.reason)
  return step.state
}
const refusal = (state: State, action: Action, by: Seat, at = 0) => {
  const step = race.apply(state, action, by, NOW + at)
  return step.ok ? null : step.reason
}
const guess = (id: string): Action => ({ type: 'move', move: { type: 'guess', clue: clueById(id)! } })
const pass: Action = { type: 'move', move: { type: 'pass' } }
const right = (round: number): Action => guess(ANSWERS[round]!.id)

const lobby = (seats: number): State =>
  Array.from({ length: seats }, (_, seat) => seat).reduce(
    (state, seat) => act(state, { type: 'sit', name: `Player ${seat}` }, seat),
    race.start({}, 0, NOW),
  )
const kickOff: Action = { type: 'kickOff', match: 'match-of-tests', dealt: { day: '2026-11-21', answers: ANSWERS } }
const timeUp: Action = { type: 'timeUp' }
const started = (seats = 2) => act(lobby(seats), kickOff, 0)

describe('a round', () => {
  test('ends with the last board, is revealed for eight seconds, and the next begins', () => {
    const one = act(started(), right(0), 0, 4_000)
    expect(refusal(one, right(0), 0, 5_000)).toBe('board-finished')
    const both = act(one, right(0), 1, 9_000)
    expect(both.game).toMatchObject({ phase: 'reveal', until: NOW + 9_000 + REVEAL_MS })
    expect(race.view(both, null).game).toMatchObject({ answer: { id: ANSWERS[0]!.id }, answers: [] })
    expect(refusal(both, right(1), 0, 9_001)).toBe('no-round')
    const next = act(both, timeUp, 0, 9_000 + REVEAL_MS)
    expect(next.game).toMatchObject({ phase: 'round', round: 1, until: NOW + 9_000 + REVEAL_MS + ROUND_MS })
  })

  test.each([
    ['early, to 20 seconds', 1_000, 21_000],
    ['late, not at all', ROUND_MS - 5_000, ROUND_MS],
  ])('is cut by the first hit: %s', (_, at, until) => {
    const wrong = act(started(3), guess(WRONG[0]!), 1, 500)
    expect(race.until(wrong)).toBe(NOW + ROUND_MS)
    const hit = act(wrong, right(0), 0, at)
    expect(race.until(hit)).toBe(NOW + until)
    expect(race.view(hit, 1).clock).toEqual({ since: NOW, until: NOW + until })
    expect(race.until(act(hit, right(0), 1, at + 4_000))).toBe(NOW + until)
  })

  test('is not cut when a player gives it up', () => {
    expect(race.until(act(started(3), pass, 0, 1_000))).toBe(NOW + ROUND_MS)
  })

  test('a guess at the deadline is too late', () => {
    expect(refusal(started(), right(0), 0, ROUND_MS - 1)).toBeNull()
    expect(refusal(started(), right(0), 0, ROUND_MS)).toBe('no-match')
  })

  test('a repeated footballer costs nothing', () => {
    const state = act(started(), guess(WRONG[0]!), 0)
    expect(refusal(state, guess(WRONG[0]!), 0)).toBe('already-guessed')
  })

  test('passing gives up this round only', () => {
    const state = act(act(started(), pass, 0), right(0), 1, 1_000)
    expect(state.game!.phase).toBe('reveal')
    expect(race.view(state, 0).standings.map(({ seat, score, out }) => [seat, score, out])).toEqual([
      [1, 1, false],
      [0, 0, false],
    ])
  })

  test('does not wait for a player who forfeits', () => {
    const state = act(act(started(3), right(0), 0, 1_000), right(0), 1, 2_000)
    expect(act(state, { type: 'forfeit' }, 2, 3_000).game!.phase).toBe('reveal')
  })

  test('with one player left before the last round, the match ends and pays nothing', () => {
    const two = act(started(3), { type: 'forfeit' }, 2)
    expect(two.game!.phase).toBe('round')
    const alone = act(act(two, right(0), 0, 1_000), { type: 'stand' }, 1)
    expect(race.view(alone, 0)).toMatchObject({ phase: 'over', outcome: { won: false, score: 1, points: 0 } })
    // Answers of unplayed rounds are kept for another match.
    expect(race.view(alone, null).game!.answers.length).toBe(alone.game!.round + 1)
    expect(race.view(alone, 2).outcome).toMatchObject({ points: 0, tags: ['forfeit'] })
  })

  test('with one player left in the last round, the match pays that player', () => {
    let state = started()
    for (const round of [0, 1, 2]) {
      const at = round * 20_000
      state = act(state, right(round), 0, at + 1_000)
      if (round < 2) state = act(state, guess(WRONG[round]!), 1, at + 1_500)
      if (round < 2) state = act(act(state, pass, 1, at + 2_000), timeUp, 0, at + 2_000 + REVEAL_MS)
    }
    const won = act(act(state, guess(WRONG[0]!), 1, 50_000), { type: 'stand' }, 1, 50_001)
    expect(race.view(won, 0).outcome).toMatchObject({ won: true, score: 3, points: 50 })
    expect(race.view(act(state, { type: 'stand' }, 1, 50_001), 0).outcome).toMatchObject({ won: false, points: 0 })
  })
})

describe('the table', () => {
  const tally = (seat: Seat, solvedAt: number[], ms = 0, guesses = 5): Tally => ({ seat, solvedAt, ms, guesses })
  const table = (tallies: Tally[], out: Seat[] = [], rounds = tallies[0]!.solvedAt.length) =>
    tableOf({ tally: tallies, out, answers: ANSWERS.slice(0, rounds) }).map(({ seat, rank, points }) => [
      seat,
      rank,
      points,
    ])

  test.each([
    [
      'solved rounds first',
      [tally(0, [1, 0]), tally(1, [8, 8])],
      [],
      [
        [1, 1, 50],
        [0, 2, 30],
      ],
    ],
    [
      'then fewer guesses',
      [tally(0, [4, 4]), tally(1, [3, 4])],
      [],
      [
        [1, 1, 50],
        [0, 2, 30],
      ],
    ],
    [
      'then less time',
      [tally(0, [4], 900), tally(1, [4], 899)],
      [],
      [
        [1, 1, 50],
        [0, 2, 30],
      ],
    ],
    [
      'equal figures share a place',
      [tally(0, [4], 5), tally(1, [4], 5), tally(2, [5])],
      [],
      [
        [0, 1, 50],
        [1, 1, 50],
        [2, 3, 20],
      ],
    ],
    [
      'no solved round: no points and no place',
      [tally(0, [0]), tally(1, [0])],
      [],
      [
        [0, null, 0],
        [1, null, 0],
      ],
    ],
    [
      'a forfeit: last place without points',
      [tally(0, [1]), tally(1, [0])],
      [0],
      [
        [1, 1, 0],
        [0, 2, 0],
      ],
    ],
    [
      'fourth place and below: 15 points',
      [1, 2, 3, 4, 5].map((at) => tally(at, [at])),
      [],
      [
        [1, 1, 50],
        [2, 2, 30],
        [3, 3, 20],
        [4, 4, 15],
        [5, 5, 15],
      ],
    ],
  ] satisfies [string, Tally[], Seat[], (number | null)[][]][])('%s', (_, tallies, out, expected) => {
    expect(table(tallies, out)).toEqual(expected)
  })

  test('pays nothing before the last round, nor against an idle opponent', () => {
    expect(table([tally(0, [1]), tally(1, [2])], [], 3)).toEqual([
      [0, 1, 0],
      [1, 2, 0],
    ])
    expect(table([tally(0, [1], 0, 1), tally(1, [0], 0, 2)])).toEqual([
      [0, 1, 0],
      [1, 2, 0],
    ])
    expect(table([tally(0, [1], 0, 1), tally(1, [0], 0, 3)])).toEqual([
      [0, 1, 50],
      [1, 2, 0],
    ])
  })
})

describe('dealing', () => {
  test('depends on its draws', () => {
    expect(dealRace(POOL, draws(3, 7), [])).toEqual(ANSWERS)
    expect(dealRace(POOL, draws(3, 70), [])).not.toEqual(ANSWERS)
  })

  test('uses one draw per round, so that another last draw changes the last round only', () => {
    const [one, two] = [draws(5, 1), draws(5, 1).with(4, randomFrom(99))].map((all) => dealRace(POOL, all, []))
    const same = one!.map(({ id }, round) => id === two![round]!.id)
    expect(same).toEqual([true, true, true, true, false])
  })

  test('repeats no footballer, earlier answers included', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(3, 5), (seed, rounds) => {
        const ids = dealRace(
          POOL,
          draws(rounds, seed),
          ANSWERS.map(({ id }) => id),
        ).map(({ id }) => id)
        expect(new Set([...ids, ...ANSWERS.map(({ id }) => id)]).size).toBe(rounds + ANSWERS.length)
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})

describe('any order of moves', () => {
  const action = fc.oneof(
    fc.constantFrom<Action>(
      { type: 'sit', name: 'Somebody' },
      { type: 'stand' },
      { type: 'forfeit' },
      { type: 'ready', ready: true },
      pass,
      { type: 'rematch' },
      { type: 'timeUp' },
      kickOff,
      right(0),
      right(1),
      right(2),
    ),
    fc.constantFrom(...WRONG.slice(0, 12)).map(guess),
  )

  test('keeps the state valid and later answers hidden', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(action, fc.nat(9), fc.nat(60_000)), { maxLength: 120 }), (moves) => {
        let state = lobby(3)
        let at = 0
        for (const [move, by, ms] of moves) {
          at += ms
          const step = race.apply(state, move, by, NOW + at)
          if (step.ok) state = step.state
          const seats = state.players.map(({ seat }) => seat)
          expect(seats).toEqual([...new Set(seats)].sort((one, other) => one - other))
          expect(race.until(state) !== null).toBe(state.phase === 'running')
          if (state.phase !== 'running') continue
          const game = state.game!
          const dark = game.answers.slice(game.phase === 'round' ? game.round : game.round + 1)
          for (const seat of [null, ...seats]) {
            const { game: shown, ...rest } = race.view(state, seat)
            const text = JSON.stringify([rest, { ...shown, board: null }])
            for (const { name } of dark) expect(text).not.toContain(name)
          }
        }
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})
