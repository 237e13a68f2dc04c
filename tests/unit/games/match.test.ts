import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Seat } from '#games/engine.ts'
import { outcomeOf, verdictOf } from '#games/match/table.ts'
import { hasRival, matchOf, ranked, type MatchAction, type MatchState, type Row } from '#games/match/index.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const TURN_MS = 10_000

/** Minimal game: each shot scores; ten goals or the third whistle end it. */
type Shots = { goals: { seat: Seat; count: number }[]; out: Seat[]; whistles: number; since: number; over: boolean }
type Settings = { goals: number }
type Action = MatchAction<Settings, number, 'shoot' | 'dive'>
type State = MatchState<Settings, Shots>

const goalsOf = ({ goals }: Shots, seat: Seat) => goals.find((entry) => entry.seat === seat)!.count

const shots = matchOf<
  Settings,
  number,
  Shots,
  'shoot' | 'dive',
  { goals: number[]; seat: Seat | null },
  Row,
  'no-dive'
>({
  seats: { least: 2, most: 4 },
  defaults: { goals: 10 },
  quick: { goals: 10 },
  kickOff: (start, { seats, before }, now) => ({
    goals: seats.map((seat) => ({ seat, count: start })),
    out: [],
    whistles: before ? before.whistles : 0,
    since: now,
    over: false,
  }),
  apply(game, move, by) {
    if (move === 'dive') return { ok: false, reason: 'no-dive' }
    const goals = game.goals.map((entry) => (entry.seat === by ? { ...entry, count: entry.count + 1 } : entry))
    return { ok: true, state: { ...game, goals, over: goals.some(({ count }) => count >= 10) } }
  },
  forfeit: (game, seat) => ({ ...game, out: [...game.out, seat] }),
  stop: (game) => ({ ...game, over: true }),
  clock: ({ since }) => ({ since, until: since + TURN_MS }),
  timeUp: (game, now) => ({ ...game, since: now, whistles: game.whistles + 1, over: game.whistles >= 2 }),
  isOver: ({ over }) => over,
  rounds: ({ whistles }) => ({ played: whistles, planned: 3 }),
  table: ({ goals, out }) =>
    ranked(
      goals.map(({ seat, count }) => ({ seat, score: count, ms: 0, n: count })),
      (one, other) => Number(out.includes(one.seat)) - Number(out.includes(other.seat)) || other.score - one.score,
    ).map((row) => ({ ...row, points: row.rank === 1 ? 50 : 0, base: 0 })),
  view: ({ goals }, seat) => ({ goals: goals.map(({ count }) => count), seat }),
})

const apply = (state: State, action: Action, by: Seat = 0, at = 0) => shots.apply(state, action, by, NOW + at)
function act(state: State, action: Action, by: Seat = 0, at = 0): State {
  const step = apply(state, action, by, at)
  if (!step.ok) throw new Error(step.reason)
  return step.state
}

const kickOff: Action = { type: 'kickOff', match: 'match-of-tests', dealt: 0 }
const shoot: Action = { type: 'move', move: 'shoot' }
const lobby = (seats: number): State =>
  Array.from({ length: seats }, (_, seat) => seat).reduce(
    (state, seat) => act(state, { type: 'sit', name: `Player ${seat}` }, seat),
    shots.start({}, 0, NOW),
  )
const started = (seats = 2) => act(lobby(seats), kickOff)
const finished = () => Array.from({ length: 10 }).reduce<State>((state) => act(state, shoot), started())

describe('a match rejects', () => {
  test.each<[string, State, Action, Seat, string]>([
    ['kick-off alone', lobby(1), kickOff, 0, 'too-few-players'],
    ['kick-off by a guest of the host', lobby(2), kickOff, 1, 'not-host'],
    ['a second kick-off', started(), kickOff, 0, 'match-running'],
    ['settings by a guest of the host', lobby(2), { type: 'settings', settings: { goals: 5 } }, 1, 'not-host'],
    ['settings while it runs', started(), { type: 'settings', settings: { goals: 5 } }, 0, 'match-running'],
    ['an action of a seat that is not taken', lobby(2), { type: 'ready', ready: true }, 5, 'no-seat'],
    ['a move in the lobby', lobby(2), shoot, 0, 'no-match'],
    ['a move after the end', finished(), shoot, 1, 'no-match'],
    ['a move of a seat that forfeited', act(started(3), { type: 'forfeit' }, 2), shoot, 2, 'no-seat'],
    ['a move that the game refuses', started(), { type: 'move', move: 'dive' }, 0, 'no-dive'],
    ['a late seat', started(), { type: 'sit', name: 'Late' }, 4, 'match-running'],
    ['a forfeit in the lobby', lobby(2), { type: 'forfeit' }, 0, 'no-match'],
    ['a rematch of a running match', started(), { type: 'rematch' }, 0, 'not-over'],
    ['a time-up before the deadline', started(), { type: 'timeUp' }, 0, 'not-due'],
    ['a time-up in the lobby', lobby(2), { type: 'timeUp' }, 0, 'not-due'],
  ])('%s', (_, state, action, by, reason) => {
    expect(apply(state, action, by)).toEqual({ ok: false, reason })
  })

  test('a move at the deadline', () => {
    expect(apply(started(), shoot, 0, TURN_MS - 1).ok).toBe(true)
    expect(apply(started(), shoot, 0, TURN_MS)).toEqual({ ok: false, reason: 'no-match' })
  })
})

describe('the lobby', () => {
  test('keeps seats in order and lets players change their name', () => {
    const state = act(act(lobby(2), { type: 'stand' }, 0), { type: 'sit', name: 'Back' }, 0)
    expect(act(state, { type: 'sit', name: 'Renamed' }, 1).players.map(({ name }) => name)).toEqual(['Back', 'Renamed'])
  })

  test("passes the host's role to the next seat", () => {
    expect(act(lobby(3), { type: 'stand' }, 0).host).toBe(1)
    expect(act(act(lobby(3), { type: 'stand' }, 0), { type: 'stand' }, 2).host).toBe(1)
    expect(act(lobby(1), { type: 'stand' }, 0)).toMatchObject({ host: null, players: [] })
  })

  test("applies the host's settings, keeps readiness per player, and drops absent players at kick-off", () => {
    const chosen = act(lobby(2), { type: 'settings', settings: { goals: 5 } })
    const ready = act(chosen, { type: 'ready', ready: true }, 1)
    expect(ready).toMatchObject({ settings: { goals: 5 }, players: [{ ready: false }, { ready: true }] })
    expect(act(ready, kickOff).players.map((player) => player.ready)).toEqual([false, false])
  })

  test('shows neither game nor table', () => {
    expect(shots.view(act(finished(), { type: 'rematch' }), 0)).toMatchObject({
      game: null,
      standings: [],
      clock: null,
    })
  })
})

describe('a running match', () => {
  test('lets players change their name, but gives no new seats', () => {
    expect(act(started(), { type: 'sit', name: 'Signed in' }, 1).players[1]).toMatchObject({ name: 'Signed in' })
  })

  test('continues with two players left and ends with one', () => {
    const two = act(started(3), { type: 'forfeit' }, 2)
    expect(two.phase).toBe('running')
    expect(act(two, { type: 'forfeit' }, 2)).toBe(two)
    const alone = act(two, { type: 'stand' }, 1)
    expect(shots.view(alone, null)).toMatchObject({
      phase: 'over',
      standings: [{ seat: 0 }, { out: true }, { out: true }],
    })
    expect(alone.players.map(({ gone }) => gone)).toEqual([false, true, false])
  })

  test("uses the game's clock and ends with the game", () => {
    let state = started()
    for (let whistle = 1; whistle <= 3; whistle++) {
      expect(shots.view(state, 0).clock).toEqual({ since: expect.any(Number), until: shots.until(state) })
      state = act(state, { type: 'timeUp' }, 0, whistle * TURN_MS)
    }
    expect(state.phase).toBe('over')
    expect(shots.until(state)).toBeNull()
    expect(shots.isOver(state)).toBe(true)
    expect(shots.rounds(state)).toEqual({ played: 3, planned: 3 })
    expect(shots.rounds(lobby(2))).toBeNull()
  })

  test('gives each seat its own view and its own outcome', () => {
    expect(shots.view(started(), 1)).toMatchObject({ you: 1, game: { seat: 1 }, outcome: null })
    expect(shots.view(finished(), 0).outcome).toMatchObject({ won: true, points: 50, n: 10, tags: [] })
    expect(shots.view(finished(), 1).outcome).toMatchObject({ won: false, points: 0, lines: [] })
    expect(shots.view(finished(), null).outcome).toBeNull()
    expect(shots.outcomes(lobby(2))).toEqual([])
  })
})

describe('how a match ended', () => {
  const row = (seat: Seat, rank: number | null): Row => ({ seat, rank, points: 25, base: 10, score: 1, ms: 0, n: 3 })

  test.each([
    ['won', [1, 2], null, ['won', 'lost']],
    ['level on every count', [1, 1], null, ['drawn', 'drawn']],
    ['with nothing scored', [null, null], null, ['drawn', 'drawn']],
    ['left with nothing scored', [null, null], 0, ['lost', 'won']],
    ['left by who led', [1, 2], 0, ['lost', 'won']],
  ] as const)('%s', (_, [first, second], left, verdicts) => {
    const rows = [row(0, first), row(1, second)]
    expect(rows.map((one) => verdictOf(one, rows, (seat) => seat === left))).toEqual(verdicts)
  })

  test('a draw pays both and has no winner', () => {
    const rows = [row(0, 1), row(1, 1)]
    expect(rows.map((one) => outcomeOf(one, rows, false))).toMatchObject([
      { won: false, points: 25 },
      { won: false, points: 25 },
    ])
    const alone = [row(0, 1), row(1, 2)]
    expect(alone.map((one) => outcomeOf(one, alone, false).won)).toEqual([true, false])
  })
})

describe('a rematch', () => {
  test('opens the lobby with those who stayed; the second request kicks off', () => {
    const left = act(finished(), { type: 'stand' }, 1)
    expect(act(left, { type: 'rematch' })).toMatchObject({
      phase: 'lobby',
      host: 0,
      players: [{ seat: 0, ready: true }],
    })
    const both = act(finished(), { type: 'rematch' })
    expect(both).toMatchObject({ host: 1, players: [{ ready: true }, { ready: false }] })
    expect(act(both, { type: 'rematch' }, 1).players[1]).toMatchObject({ ready: true })
  })

  test('clears forfeits and deals no items of the last game', () => {
    const whistled = act(started(3), { type: 'timeUp' }, 0, TURN_MS)
    const over = act(act(whistled, { type: 'forfeit' }, 1), { type: 'forfeit' }, 2)
    const lobbyAgain = act(over, { type: 'rematch' })
    expect(lobbyAgain.players.some(({ out }) => out)).toBe(false)
    expect(act(lobbyAgain, kickOff, lobbyAgain.host!).game).toMatchObject({ whistles: 1, out: [] })
  })
})

describe('a table', () => {
  const rows = (scores: number[]) => scores.map((score, seat) => ({ seat, score, ms: 0, n: score }))
  const ranks = (scores: number[]) =>
    ranked(rows(scores), (one, other) => other.score - one.score).map((row) => row.rank)

  test.each([
    ['in order', [1, 3, 2], [1, 2, 3]],
    ['equal figures share a rank and use up the next', [2, 2, 1], [1, 1, 3]],
    ['nobody has a rank before anybody scored', [0, 0], [null, null]],
    ['who has not scored comes last', [0, 1, 0], [1, 2, 2]],
  ])('%s', (_, scores, expected) => {
    expect(ranks(scores)).toEqual(expected)
  })

  test('counts only opponents with at least three moves', () => {
    expect(hasRival(rows([9, 2]), 0)).toBe(false)
    expect(hasRival(rows([9, 3]), 0)).toBe(true)
    expect(hasRival(rows([3, 0]), 0)).toBe(false)
  })
})

describe('any order of moves', () => {
  const action = fc.constantFrom<Action>(
    { type: 'sit', name: 'Somebody' },
    { type: 'stand' },
    { type: 'forfeit' },
    { type: 'ready', ready: true },
    { type: 'settings', settings: { goals: 3 } },
    { type: 'rematch' },
    { type: 'timeUp' },
    kickOff,
    shoot,
  )

  test('keeps the match valid', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(action, fc.nat(5), fc.nat(6_000)), { maxLength: 150 }), (moves) => {
        let state = lobby(3)
        let at = 0
        for (const [move, by, ms] of moves) {
          at += ms
          const before = structuredClone(state)
          const step = apply(state, move, by, at)
          expect(state).toEqual(before)
          if (step.ok) state = step.state
          const { phase, players, host } = state
          const seats = players.map(({ seat }) => seat)
          const here = players.filter(({ gone }) => !gone).map(({ seat }) => seat)
          expect(seats).toEqual([...new Set(seats)].toSorted((one, other) => one - other))
          expect(host === null ? here : [host]).toEqual(host === null ? [] : [here.find((seat) => seat === host)])
          expect(shots.until(state) !== null).toBe(phase === 'running')
          if (phase === 'running') expect(players.filter(({ out }) => !out).length).toBeGreaterThanOrEqual(2)
          if (phase === 'lobby') expect(players.some(({ out, gone }) => out || gone)).toBe(false)
          if (phase !== 'lobby') expect(players.every(({ seat }) => goalsOf(state.game!, seat) >= 0)).toBe(true)
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        }
      }),
      { numRuns: 400, seed: 11 },
    )
  })
})
