import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import type { Seat } from '#games/engine.ts'
import { dealRace } from '#games/wordle/race/deal.ts'
import {
  race,
  REVEAL_MS,
  ROUND_MS,
  standingsOf,
  type Action,
  type State,
  type Tally,
} from '#games/wordle/race/index.ts'
import { answerPool, clueById } from '#games/wordle/roster.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const POOL = answerPool('easy')
const ANSWERS = dealRace(POOL, 3, 7, [])
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
const guess = (id: string): Action => ({ type: 'guess', clue: clueById(id)! })
const right = (round: number): Action => guess(ANSWERS[round]!.id)

const lobby = (seats: number): State =>
  Array.from({ length: seats }, (_, seat) => seat).reduce(
    (state, seat) => act(state, { type: 'sit', name: `Player ${seat}` }, seat),
    race.start({}, 0, NOW),
  )
const kickOff: Action = { type: 'kickOff', id: 'match-of-tests', day: '2026-11-21', answers: ANSWERS }
const started = (seats = 2) => act(lobby(seats), kickOff, 0)

describe('lobby', () => {
  test.each([
    ['kick-off alone', lobby(1), kickOff, 0, 'too-few-players'],
    ['kick-off by a guest of the host', lobby(2), kickOff, 1, 'not-host'],
    [
      'settings by a guest of the host',
      lobby(2),
      { type: 'settings', rounds: 5, difficulty: 'easy', hideColours: true },
      1,
      'not-host',
    ],
    ['a move from nowhere', lobby(2), { type: 'ready', ready: true }, 5, 'no-seat'],
    ['a guess before the round', lobby(2), right(0), 0, 'no-round'],
    ['a seat in a running match', started(), { type: 'sit', name: 'Late' }, 4, 'match-running'],
    [
      'settings in a running match',
      started(),
      { type: 'settings', rounds: 5, difficulty: 'easy', hideColours: true },
      0,
      'match-running',
    ],
    ['a rematch of a running match', started(), { type: 'rematch' }, 0, 'not-over'],
    ['the end of a round before its time', started(), { type: 'timeUp' }, 0, 'not-due'],
  ] satisfies [string, State, Action, Seat, string][])('refuses %s', (_, state, action, by, reason) => {
    expect(refusal(state, action, by)).toBe(reason)
  })

  test('the host’s seat goes to the next one', () => {
    expect(act(lobby(3), { type: 'stand' }, 0).host).toBe(1)
    expect(act(lobby(1), { type: 'stand' }, 0)).toMatchObject({ host: null, players: [] })
  })
})

describe('a round', () => {
  test('ends with the last board, reveals for eight seconds, and the next begins', () => {
    const one = act(started(), right(0), 0, 4_000)
    expect(refusal(one, right(0), 0, 5_000)).toBe('board-finished')
    const both = act(one, right(0), 1, 9_000)
    expect(both).toMatchObject({ phase: 'reveal', until: NOW + 9_000 + REVEAL_MS })
    expect(race.view(both, null)).toMatchObject({ answer: { id: ANSWERS[0]!.id }, answers: [] })
    const next = act(both, { type: 'timeUp' }, 0, 9_000 + REVEAL_MS)
    expect(next).toMatchObject({ phase: 'round', round: 1, until: NOW + 9_000 + REVEAL_MS + ROUND_MS })
  })

  test('a guess at the deadline is too late', () => {
    expect(refusal(started(), right(0), 0, ROUND_MS - 1)).toBeNull()
    expect(refusal(started(), right(0), 0, ROUND_MS)).toBe('no-round')
  })

  test('the same footballer twice costs nothing', () => {
    const state = act(started(), guess(WRONG[0]!), 0)
    expect(refusal(state, guess(WRONG[0]!), 0)).toBe('already-guessed')
  })

  test('passing gives up the round, not the match', () => {
    const state = act(act(started(), { type: 'pass' }, 0), right(0), 1, 1_000)
    expect(state.phase).toBe('reveal')
    expect(standingsOf(state).map(({ seat, solved, out }) => [seat, solved, out])).toEqual([
      [1, 1, false],
      [0, 0, false],
    ])
  })

  test('two are left when one of three forfeits; alone the match is over', () => {
    const two = act(started(3), { type: 'forfeit' }, 2)
    expect(two.phase).toBe('round')
    const alone = act(act(two, right(0), 0, 1_000), { type: 'stand' }, 1)
    expect(race.view(alone, 0)).toMatchObject({ phase: 'over', outcome: { won: true, score: 1, points: 50 } })
    // Those of rounds that nobody played are kept for another match.
    expect(race.view(alone, null).answers.length).toBe(alone.round + 1)
    expect(race.view(alone, 2).outcome).toMatchObject({ points: 0, tags: ['forfeit'] })
  })
})

describe('the table', () => {
  const player = (seat: Seat, out = false) => ({ seat, name: `P${seat}`, ready: false, out, gone: false })
  const tally = (seat: Seat, solvedAt: number[], ms = 0): Tally => ({ seat, solvedAt, ms, guesses: 0 })
  const table = (tallies: Tally[], out: Seat[] = []) =>
    standingsOf({ players: tallies.map(({ seat }) => player(seat, out.includes(seat))), tally: tallies }).map(
      ({ seat, rank, points }) => [seat, rank, points],
    )

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
      'nothing right earns nothing',
      [tally(0, [0]), tally(1, [0])],
      [],
      [
        [0, 1, 0],
        [1, 1, 0],
      ],
    ],
    [
      'who forfeits comes last without points',
      [tally(0, [1]), tally(1, [0])],
      [0],
      [
        [1, 1, 0],
        [0, 2, 0],
      ],
    ],
    [
      'from fourth on 15',
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
  ] satisfies [string, Tally[], Seat[], number[][]][])('%s', (_, tallies, out, expected) => {
    expect(table(tallies, out)).toEqual(expected)
  })
})

describe('dealing', () => {
  test('the same seed deals the same, another one others', () => {
    expect(dealRace(POOL, 3, 7, [])).toEqual(ANSWERS)
    expect(dealRace(POOL, 3, 8, [])).not.toEqual(ANSWERS)
  })

  test('nobody twice, and nobody of before', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(3, 5), (seed, rounds) => {
        const ids = dealRace(
          POOL,
          rounds,
          seed,
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
      { type: 'pass' },
      { type: 'rematch' },
      { type: 'timeUp' },
      kickOff,
      right(0),
      right(1),
      right(2),
    ),
    fc.constantFrom(...WRONG.slice(0, 12)).map(guess),
  )

  test('keeps the state sound and the coming answers dark', () => {
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
          expect(state.until !== null).toBe(state.phase === 'round' || state.phase === 'reveal')
          if (state.phase !== 'round') continue
          const dark = state.match!.answers.slice(state.round)
          for (const seat of [null, ...seats]) {
            const { board: _, ...view } = race.view(state, seat)
            const text = JSON.stringify(view)
            for (const { name } of dark) expect(text).not.toContain(name)
          }
        }
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})
