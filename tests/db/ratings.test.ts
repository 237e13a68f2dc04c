import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RATING_RULES } from '#server/ratings.ts'
import { openDatabase } from '#tests/support/database.ts'
import { arrange, OTHER, OWNER, rpc, type Database } from './persons.ts'

const DAY = '2026-07-16'

let database: Database
let matches = 0

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

type Change = { seat: number; before: number; after: number }
type Verdict = 'won' | 'drawn' | 'lost'
const OPPOSITE = { won: 'lost', drawn: 'drawn', lost: 'won' } as const

/** A rated match of the first account against the second, by the first one's result. */
const play = (verdict: Verdict = 'won', changes: object = {}) =>
  rpc<Change[]>(database, 'rate_match', {
    result: {
      match: `match-${String(++matches).padStart(4, '0')}`,
      game: 'tictactoe',
      mode: 'multiplayer',
      date: DAY,
      rated: true,
      seats: [
        { seat: '0', user: OWNER, verdict },
        { seat: '1', user: OTHER, verdict: OPPOSITE[verdict] },
      ],
      ...changes,
    },
    rules: RATING_RULES,
  })

const moves = (changes: Change[]) => changes.map(({ before, after }) => [before, after])
const ratings = () =>
  database.admin<{ user_id: string; rating: number; games: number }>(
    'select user_id, rating, games from public.ratings order by user_id',
  )
const rate = (user: string, rating: number, games: number) =>
  database.admin('insert into public.ratings (user_id, game, rating, games) values ($1, $2, $3, $4)', [
    user,
    'tictactoe',
    rating,
    games,
  ])

describe('a rated match', () => {
  test.each([
    ['two newcomers', [1200, 0], [1200, 0], 'won', [1220, 1180]],
    ['a draw of two newcomers', [1200, 0], [1200, 0], 'drawn', [1200, 1200]],
    // Expected score of the weaker player: 1 / (1 + 10^(400/400)) = 1/11.
    ['the weaker one wins', [1000, 10], [1400, 10], 'won', [1036, 1364]],
    ['the stronger one wins', [1400, 10], [1000, 10], 'won', [1404, 996]],
    ['the stronger one draws', [1400, 10], [1000, 10], 'drawn', [1384, 1016]],
    ['the thirtieth still moves 40, the thirty-first 20', [1200, 29], [1200, 30], 'won', [1220, 1190]],
    ['from the hundredth on 10', [1200, 99], [1200, 100], 'lost', [1190, 1205]],
    ['nobody falls below the floor', [110, 5], [120, 5], 'lost', [100, 139]],
  ] as const)('%s', async (_, one, other, verdict, after) => {
    if (one[1] > 0) await rate(OWNER, one[0], one[1])
    if (other[1] > 0) await rate(OTHER, other[0], other[1])
    expect(moves(await play(verdict))).toEqual([
      [one[0], after[0]],
      [other[0], after[1]],
    ])
    expect(await ratings()).toEqual([
      { user_id: OWNER, rating: after[0], games: one[1] + 1 },
      { user_id: OTHER, rating: after[1], games: other[1] + 1 },
    ])
  })

  test('changes ratings once, and returns the same answer when sent again', async () => {
    const again = { match: 'match-again' }
    const first = await play('won', again)
    expect(first).toEqual([
      { seat: 0, before: 1200, after: 1220 },
      { seat: 1, before: 1200, after: 1180 },
    ])
    expect(await play('lost', again)).toEqual(first)
    expect(await ratings()).toMatchObject([
      { rating: 1220, games: 1 },
      { rating: 1180, games: 1 },
    ])
  })

  test('counts twice a day for the same pair, and again the next day', async () => {
    const changes = [await play(), await play(), await play()]
    expect(changes.map(({ length }) => length)).toEqual([2, 2, 0])
    expect(await play('won', { date: '2026-07-17' })).toHaveLength(2)
  })

  test('changes the ratings of its game only', async () => {
    for (let time = 0; time < 2; time++) await play()
    expect(moves(await play('won', { game: 'wordle' }))).toEqual([
      [1200, 1220],
      [1200, 1180],
    ])
  })
})

describe('nothing changes', () => {
  test.each([
    ['in a match that is not rated', { rated: false }],
    ['in one that says nothing of it', { rated: undefined }],
    ['against a guest', { seats: [{ seat: '0', user: OWNER, verdict: 'won' }] }],
    [
      'against oneself',
      {
        seats: [
          { seat: '0', user: OWNER, verdict: 'won' },
          { seat: '1', user: OWNER, verdict: 'lost' },
        ],
      },
    ],
    [
      'against an account that is gone',
      {
        seats: [
          { seat: '0', user: OWNER, verdict: 'won' },
          { seat: '1', user: '0f000000-0000-4000-8000-00000000000f', verdict: 'lost' },
        ],
      },
    ],
  ])('%s', async (_, changes) => {
    expect(await play('won', changes)).toEqual([])
    expect(await ratings()).toEqual([])
  })
})

test('twenty accounts of one person raise another one to about 1,540 in a day', async () => {
  const losers = Array.from({ length: 20 }, (_, at) => `0d000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  await database.admin('insert into auth.users (id) select unnest($1::uuid[])', [losers])
  for (const meeting of [1, 2, 3])
    for (const loser of losers) {
      const seats = [
        { seat: '0', user: OWNER, verdict: 'won' },
        { seat: '1', user: loser, verdict: 'lost' },
      ]
      expect(await play('won', { seats })).toHaveLength(meeting < 3 ? 2 : 0)
    }
  expect((await ratings())[0]).toEqual({ user_id: OWNER, rating: 1540, games: 40 })
})

test('a deleted account loses its ratings, and the other keeps its own', async () => {
  await play()
  await database.admin('delete from auth.users where id = $1', [OWNER])
  expect(await ratings()).toEqual([{ user_id: OTHER, rating: 1180, games: 1 }])
})
