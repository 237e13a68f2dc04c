import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { aFinish, commit, finished, player, save, start, visitor, type Owner } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, rpc, STRANGER, VISITOR } from './persons.ts'

const AT = '2026-07-16T10:00:00Z'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const resultWith = (points: number) => ({ lines: [{ key: 'solved', points }] })

/** A challenge on a run of the day or on a practice deal; returns its id. */
async function addChallenge(owner: Owner, code: string, run: string | null): Promise<number> {
  const deal = run === null ? { setup: {}, round_id: `a-round-${code}` } : { puzzle_id: 1, run_id: run }
  const challenge = {
    ...{ code, game: 'wordle', mode: run === null ? 'easy' : 'today', date: '2026-07-16', state: {}, won: true },
    ...{ points: 60, created_at: AT, expires_at: '2026-10-14T10:00:00Z', ...deal },
  }
  await rpc(database, 'keep_challenge', { ...owner, challenge, most: 200 })
  const [storedChallenge] = await database.admin<{ id: number }>('select id from public.challenges where code = $1', [
    code,
  ])
  return storedChallenge!.id
}

/** A friend's run of a challenge that is not a daily. */
async function takeChallenge(owner: Owner, challenge: number): Promise<string> {
  const { run } = await rpc<{ run: { id: string } }>(database, 'take_challenge', {
    ...{ asked: null, ...owner, for_challenge: challenge, first_state: {}, at: AT, until: '2026-10-14T10:00:00Z' },
  })
  return run.id
}

const playChallenge = async (owner: Owner, challenge: number, points: number) =>
  commit(
    database,
    owner,
    await takeChallenge(owner, challenge),
    1,
    aFinish({ bonuses: null, bucket: null, ...resultWith(points) }),
  )

type Standing = { played: number; best: number | null; verified: boolean; friends: { points: number }[] }
async function challengeOf(code: string): Promise<Standing> {
  const values = { with_code: code, account: null, visitor_hash: STRANGER, at: AT }
  return (await rpc<{ challenge: Standing }>(database, 'find_challenge', values)).challenge
}

describe("friends' results", () => {
  test('count each finished run, and report the best', async () => {
    const challenge = await addChallenge(player(OWNER), 'CCCCCCCC', null)
    await takeChallenge(player(OTHER), challenge)
    expect(await challengeOf('CCCCCCCC')).toMatchObject({ played: 0, best: null, friends: [] })
    await playChallenge(player(OTHER), challenge, 20)
    await playChallenge(visitor(VISITOR), challenge, 45)
    await playChallenge(visitor(STRANGER), challenge, 30)
    const { played: count, best, friends, verified } = await challengeOf('CCCCCCCC')
    expect({ count, best, verified }).toEqual({ count: 3, best: 45, verified: false })
    expect(friends.map(({ points }) => points)).toEqual([45, 30, 20])
  })

  test('count a daily that the friend had already played once, without its bonus', async () => {
    const own = await finished(database, player(OWNER))
    const challenge = await addChallenge(player(OWNER), 'DDDDDDDD', own.result.id)
    const friend = await finished(database, player(OTHER), {}, resultWith(25))
    for (let times = 0; times < 2; times++) {
      await rpc(database, 'answer_challenge', { for_challenge: challenge, with_run: friend.result.id })
    }
    expect(await challengeOf('DDDDDDDD')).toMatchObject({ played: 1, best: 25, verified: true })
  })

  test('forget a friend whose account is deleted', async () => {
    const challenge = await addChallenge(visitor(VISITOR), 'FFFFFFFF', null)
    await playChallenge(player(OTHER), challenge, 50)
    await playChallenge(visitor(STRANGER), challenge, 10)
    await database.as(OTHER, (query) => query('select public.delete_current_user()'))
    expect(await challengeOf('FFFFFFFF')).toMatchObject({ played: 1, best: 10 })
  })

  test('list the newest twenty, and count all', async () => {
    const challenge = await addChallenge(player(OWNER), 'GGGGGGGG', null)
    for (let friend = 0; friend < 22; friend++) {
      await playChallenge(visitor(friend.toString(16).padStart(64, '0')), challenge, friend)
    }
    const { played: count, best, friends } = await challengeOf('GGGGGGGG')
    expect([count, best, friends.length]).toEqual([22, 21, 20])
  })
})

describe('a hand-over', () => {
  const storedChallenge = async () => (await database.admin('select user_id, run_id from public.challenges'))[0]

  test("keeps a challenge whose run is replaced by the account's own run of that day", async () => {
    await finished(database, player(OWNER), {}, resultWith(10))
    const theirs = await finished(database, visitor(VISITOR))
    await addChallenge(visitor(VISITOR), 'HHHHHHHH', theirs.result.id)
    await save(database, OWNER, { visitor: VISITOR })
    expect(await challengeOf('HHHHHHHH')).toMatchObject({ verified: true, points: 60 })
    expect(await storedChallenge()).toEqual({ user_id: OWNER, run_id: null })
  })

  test('keeps the run of a challenge when the run moves to the account', async () => {
    const theirs = await finished(database, visitor(VISITOR))
    await addChallenge(visitor(VISITOR), 'JJJJJJJJ', theirs.result.id)
    await start(database, player(OWNER), { mode: 'archive' })
    await save(database, OWNER, { visitor: VISITOR })
    expect(await storedChallenge()).toEqual({ user_id: OWNER, run_id: theirs.result.id })
  })
})
