import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChallengeAnswer, OwnChallenge } from '#contracts/challenges.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { dayAt } from '#core/days.ts'
import { fold } from '#core/fold.ts'
import { newSeed, randomFrom } from '#core/random.ts'
import { ageOn } from '#core/age.ts'
import { footballerById, FOOTBALLERS } from '#data/facts.ts'
import { agePool, wordlePool } from '#data/pools.ts'
import { DIED, VALUES } from '#data/records.ts'
import type { GameId } from '#core/games.ts'
import { gameOf } from '#games/catalogue.ts'
import { CHALLENGED } from '#games/challenged.ts'
import { dealPractice as dealChain } from '#games/higherlower/deal/practice-deal.ts'
import { dealPractice as dealQuestions } from '#games/statistics/deal/practice-deal.ts'
import { totals } from '#games/statistics/deal/roster.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { deal as dealTen } from '#games/estimate/deal/deal.ts'
import type { View as AgeView } from '#games/estimate/rules/engine.ts'
import type { View as WordleView } from '#games/wordle/rules/engine.ts'
import { GET as read } from '#pages/api/challenges/[code].ts'
import { GET as list, POST as make } from '#pages/api/challenges/index.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as createUser } from '#pages/users.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Player, type Stage } from './stage.ts'

type Answer<View = AgeView> = RunAnswer<View> & ErrorAnswer
type Read = ChallengeAnswer & ErrorAnswer
type Created = { code: string } & ErrorAnswer

const DAY_MS = 86_400_000
const TODAY = '2026-11-21'

let stage: Stage
let ada: Player

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada', 'Ada')
  await aBrowser({ token: ada.token }).send(createUser, 'POST', '/users', {
    user_id: ada.id,
    username: 'Ada',
    opt_in: true,
    preferences: { kit: 'stripes-green-white' },
  })
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const asAda = () => aBrowser({ token: ada.token })
const createChallenge = (browser: Browser, body: unknown) =>
  browser.send<Created>(make, 'POST', '/api/challenges', body)
const readChallenge = (browser: Browser, code: string) => browser.send<Read>(read, 'GET', `/api/challenges/${code}`)
const startRun = <View = AgeView>(browser: Browser, game: string, challenge: string) =>
  browser.send<Answer<View>>(begin, 'POST', '/api/runs', { game, mode: 'challenge', challenge })
const act = <View = AgeView>(browser: Browser, runId: string, n: number, action: object) =>
  browser.send<Answer<View>>(step, 'POST', `/api/runs/${runId}`, { n, action })

const AGE_POOL = agePool('normal', FOOTBALLERS, DIED, dayAt(NOON))
const tenPlayers = (seed: number) => dealTen(AGE_POOL, randomFrom(seed))

/** A practice run of Age with every answer `off` years too high. */
function ageRun(seed: number, off = 0) {
  const ten = tenPlayers(seed)
  const actions = ten.map(({ born }) => ({ type: 'answer', value: Math.min(60, ageOn(born, dayAt(NOON)) + off) }))
  const deal = { players: ten.map(({ id }) => id), day: dayAt(NOON) }
  return { game: 'age', mode: 'normal', deal, result: { id: `round-${newSeed()}-age`, actions } }
}

const wordleAnswer = (seed: number) => {
  const pool = wordlePool('hard', FOOTBALLERS)
  return pool[seed % pool.length]!
}

function wordleRun(seed: number) {
  const { id } = wordleAnswer(seed)
  const other = FOOTBALLERS.find((someone) => someone.id !== id)!
  const actions = [other.id, id].map((player) => ({ type: 'guess', player }))
  return {
    game: 'wordle',
    mode: 'hard',
    deal: { answer: id, day: dayAt(NOON) },
    result: { id: `round-${newSeed()}-wordle`, actions },
  }
}

async function createdCode(browser: Browser, body: unknown): Promise<string> {
  const reply = await createChallenge(browser, body)
  expect(reply.status).toBe(201)
  return reply.body.code
}

/** Plays ten answers; `look` receives every answer text before the end with the number of answers given. */
async function playAge(browser: Browser, code: string, age: number, look = (_text: string, _done: number) => {}) {
  let reply = await startRun(browser, 'age', code)
  const { runId } = reply.body
  for (let n = reply.body.n + 1; !reply.body.view.over; n++) {
    look(reply.text, n - 1)
    reply = await act(browser, runId, n, { type: 'answer', value: age })
  }
  return reply
}

describe('a challenge on a practice run', () => {
  test('needs no account, is created once per run, and reveals challenger and score but not the deal', async () => {
    const browser = asAda()
    const body = ageRun(1)
    const code = await createdCode(browser, body)
    expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{8}$/)
    const again = await createChallenge(browser, body)
    expect([again.status, again.body.code]).toEqual([200, code])

    const { body: challenge, text } = await readChallenge(aBrowser(), code.toLowerCase())
    expect(challenge).toEqual({
      code,
      game: 'age',
      mode: 'normal',
      level: null,
      date: null,
      isDaily: false,
      challenger: { by: 'Ada', points: 70, won: true },
      kit: 'stripes-green-white',
      verified: false,
      withdrawn: false,
      expires: '2027-02-19T12:00:00.000Z',
      friends: { played: 0, best: null },
      you: null,
    })
    for (const { id, name } of tenPlayers(1))
      expect([fold(text).includes(fold(id)), fold(text).includes(fold(name))]).toEqual([false, false])
  })

  test('hides the names of visitors and of players who did not opt in', async () => {
    const code = await createdCode(aBrowser(), ageRun(2))
    expect((await readChallenge(aBrowser(), code)).body.challenger.by).toBeNull()
  })

  test('is played on the server, which reveals nothing early', async () => {
    const code = await createdCode(asAda(), ageRun(3))
    const ten = tenPlayers(3)
    const friend = aBrowser()
    await startRun(friend, 'age', code)
    const { body: begun, text: shown } = await readChallenge(friend, code)
    expect([begun.you, begun.boards]).toEqual(['begun', undefined])
    for (const { id } of ten) expect(shown).not.toContain(`"${id}"`)
    const end = await playAge(friend, code, 28, (text, done) => {
      for (const later of ten.slice(done + 1)) {
        expect(text).not.toContain(`"${later.id}"`)
        expect(text).not.toContain(later.born)
      }
    })
    expect(end.body.mode).toBe('challenge')
    expect(end.body.end?.result).toMatchObject({ mode: 'challenge', n: 10 })
    expect(end.body.end?.distribution).toBeNull()

    const { body: after } = await readChallenge(friend, code)
    expect(after.you).toBe('done')
    expect(after.boards?.theirs).toMatchObject({ by: 'Ada', points: 70, won: true })
    expect(after.boards?.own.points).toBe(end.body.end?.result.points)
    expect((after.boards?.theirs.view as AgeView).done.map(({ id }) => id)).toEqual(ten.map(({ id }) => id))

    const { body: challenger } = await readChallenge(asAda(), code)
    expect(challenger).toMatchObject({ you: 'challenger', friends: { played: 1, best: after.boards!.own.points } })
    expect(challenger.scores).toEqual([{ by: null, points: after.boards!.own.points, won: after.boards!.own.won }])
    expect(challenger.boards).toBeUndefined()
  })

  test('allows one attempt per friend, and none for its maker', async () => {
    const code = await createdCode(asAda(), ageRun(4))
    const friend = aBrowser()
    const first = await startRun(friend, 'age', code)
    await act(friend, first.body.runId, 1, { type: 'answer', value: 30 })
    const starts = await Promise.all(Array.from({ length: 4 }, () => startRun(friend, 'age', code)))
    for (const { status, body } of starts) expect([status, body.runId, body.n]).toEqual([200, first.body.runId, 1])
    const own = await startRun(asAda(), 'age', code)
    expect([own.status, own.body.code]).toEqual([409, 'own-challenge'])
    expect((await startRun(friend, 'wordle', code)).body.code).toBe('unknown-challenge')
  })

  test('parallel requests start one run', async () => {
    const code = await createdCode(asAda(), ageRun(5))
    const friend = aBrowser()
    await startRun(friend, 'age', await createdCode(aBrowser(), ageRun(6)))
    const starts = await Promise.all(Array.from({ length: 8 }, () => startRun(friend, 'age', code)))
    expect(new Set(starts.map(({ body }) => body.runId)).size).toBe(1)
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('counts as practice: points fade, without boards and streaks', async () => {
    const grace = await stage.player('grace', 'Grace')
    const browser = aBrowser({ token: grace.token })
    await browser.send(createUser, 'POST', '/users', { user_id: grace.id, username: 'Grace' })
    for (let run = 0; run < 7; run++) {
      const answer = wordleAnswer(100 + run)
      const body = { ...wordleRun(100 + run) }
      const code = await createdCode(asAda(), body)
      const { runId } = (await startRun<WordleView>(browser, 'wordle', code)).body
      const end = await act<WordleView>(browser, runId, 1, { type: 'guess', player: answer.id })
      expect(end.body.end?.result.points).toBe(60)
    }
    const { data } = await stage.service
      .from('results')
      .select('source, credited, on_boards, bucket')
      .eq('user_id', grace.id)
      .order('key')
    expect(data?.map(({ credited }) => credited as number)).toEqual([60, 60, 60, 60, 60, 0, 0])
    expect(new Set(data?.map(({ source, on_boards, bucket }) => [source, on_boards, bucket].join()))).toEqual(
      new Set(['practice,false,']),
    )
  })

  test('can be returned: the same deal, now verified', async () => {
    const code = await createdCode(aBrowser(), ageRun(7))
    const friend = aBrowser()
    const end = await playAge(friend, code, 27)
    const back = await createdCode(friend, { runId: end.body.runId })
    expect(back).not.toBe(code)
    const { body } = await readChallenge(aBrowser(), back)
    expect(body).toMatchObject({ game: 'age', mode: 'normal', verified: true, date: null })
    expect((await createChallenge(friend, { runId: end.body.runId })).body.code).toBe(back)
    const third = await playAge(aBrowser(), back, 27)
    expect(third.body.view.done.map(({ id }) => id)).toEqual(tenPlayers(7).map(({ id }) => id))
  })

  test('expires after ninety days', async () => {
    const code = await createdCode(asAda(), ageRun(8))
    vi.setSystemTime(NOON + 90 * DAY_MS - 1000)
    expect((await readChallenge(aBrowser(), code)).status).toBe(200)
    vi.setSystemTime(NOON + 90 * DAY_MS)
    const late = await readChallenge(aBrowser(), code)
    expect([late.status, late.body.code]).toEqual([404, 'unknown-challenge'])
    expect((await startRun(aBrowser(), 'age', code)).body.code).toBe('unknown-challenge')
  })
})

describe('every game with browser practice', () => {
  const GAMES = Object.entries(RUN_GAMES).filter(([id]) =>
    gameOf(id as GameId).modes.some(({ place, counts }) => place === 'browser' && counts === 'practice'),
  )

  test.each(GAMES)('%s has challenges and their page', (id, game) => {
    expect(game.challenge).toBeDefined()
    expect(CHALLENGED[id as GameId]).toBeDefined()
  })

  test('Higher lower and Statistics accept only deals that they can produce', async () => {
    const values = { footballers: FOOTBALLERS, values: VALUES }
    const chain = dealChain(values, null, randomFrom(1))
    const higherlower = (players: readonly string[]) => ({
      game: 'higherlower',
      mode: 'normal',
      deal: { league: null, players },
      result: { id: `round-${newSeed()}-pairs`, actions: [{ type: 'giveUp' }] },
    })
    const short = chain.players.slice(0, 100)
    const code = await createdCode(asAda(), higherlower(short))
    expect((await createChallenge(asAda(), higherlower([...short].reverse().concat(short)))).status).toBe(422)
    expect((await createChallenge(asAda(), higherlower([short[0]!, short[0]!]))).body.code).toBe('bad-request')
    const friend = await startRun<{ over: boolean }>(aBrowser(), 'higherlower', code)
    expect(friend.status).toBe(201)
    for (const later of short.slice(2)) expect(friend.text).not.toContain(`"${later}"`)
    expect((await readChallenge(aBrowser(), code)).body).toMatchObject({ mode: 'normal', level: 'all' })

    const questions = dealQuestions(totals, 'now', randomFrom(2))!
    const ten = { game: 'statistics', mode: 'normal', deal: questions, result: { ...higherlower([]).result } }
    const asked = await startRun(aBrowser(), 'statistics', await createdCode(asAda(), ten))
    for (const [, , left] of questions.questions.slice(1)) expect(asked.text).not.toContain(`"${left}"`)
    const same = questions.questions.map(() => questions.questions[0]!)
    const bent = { ...ten, deal: { ...questions, questions: same }, result: { ...ten.result, id: 'another-round' } }
    expect((await createChallenge(asAda(), bent)).body.code).toBe('bad-request')
  })
})

describe('rejections', () => {
  const age = ageRun(20)
  const wordle = wordleRun(20)
  const obscure = FOOTBALLERS.find(({ fame }) => fame === 1)!
  test.each<[string, object, number, string]>([
    ['an unknown game', { ...age, game: 'chess' }, 422, 'unknown-game'],
    ['an unknown mode', { ...age, mode: 'hard' }, 422, 'unknown-mode'],
    ['a daily', { ...age, mode: 'today' }, 422, 'unknown-mode'],
    ['a room', { ...wordle, mode: 'multiplayer' }, 422, 'unknown-mode'],
    ['nine players', { ...age, deal: { ...age.deal, players: age.deal.players.slice(1) } }, 422, 'bad-request'],
    [
      'a repeated footballer',
      { ...age, deal: { ...age.deal, players: age.deal.players.map((_id, at) => age.deal.players[at || 1]!) } },
      422,
      'bad-request',
    ],
    [
      'a footballer too little known for the level',
      { ...wordle, deal: { ...wordle.deal, answer: obscure.id }, mode: 'easy' },
      422,
      'bad-request',
    ],
    ['an unknown footballer', { ...wordle, deal: { ...wordle.deal, answer: '__proto__' } }, 422, 'bad-request'],
    ['facts instead of ids', { ...wordle, deal: { answer: footballerById(wordle.deal.answer) } }, 422, 'bad-request'],
    ['a day to come', { ...age, deal: { ...age.deal, day: '2026-11-23' } }, 422, 'bad-request'],
    ['a day of long ago', { ...age, deal: { ...age.deal, day: '2020-1-1' } }, 422, 'bad-request'],
    ['no deal', { ...age, deal: null }, 422, 'bad-request'],
    [
      'an unfinished run',
      { ...age, result: { ...age.result, actions: age.result.actions.slice(1) } },
      422,
      'bad-request',
    ],
    [
      'a move after the end',
      { ...age, result: { ...age.result, actions: [...age.result.actions, { type: 'giveUp' }] } },
      422,
      'bad-request',
    ],
    [
      'a move of another game',
      { ...age, result: { ...age.result, actions: [{ type: 'guess', player: 'pele' }] } },
      422,
      'bad-request',
    ],
    [
      'an age of 61',
      { ...age, result: { ...age.result, actions: [{ type: 'answer', value: 61 }] } },
      422,
      'bad-request',
    ],
    ['a score that is told', { ...age, result: { ...age.result, points: 70 } }, 422, 'bad-request'],
    ['a run of somebody else', { runId: '0e000000-0000-4000-8000-00000000000e' }, 404, 'unknown-run'],
    ['no run id', { runId: '../..' }, 422, 'bad-request'],
  ])('%s', async (_, body, status, code) => {
    const reply = await createChallenge(asAda(), body)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  test('more than 4 kB', async () => {
    const actions = [...Array.from({ length: 150 }, () => ({ type: 'answer', value: 20, and: 'more of it' }))]
    const reply = await createChallenge(asAda(), { ...age, result: { ...age.result, actions } })
    expect([reply.status, reply.body.code]).toEqual([422, 'bad-request'])
    expect((await createChallenge(asAda(), { ...age, deal: { ...age.deal, more: 'x'.repeat(5000) } })).status).toBe(422)
  })

  test.each(['', 'K7PM4X', 'AAAAAAAA', '%00', 'K7PM4XQR9', '__proto__', 'K7PM4XQR'])('the code %j', async (code) => {
    const reply = await readChallenge(aBrowser(), code)
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown-challenge'])
    expect((await startRun(aBrowser(), 'age', code)).status).toBe(404)
  })

  test('guessing codes', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const guesser = aBrowser({ address: '203.0.113.77' })
    const statuses = new Set<number>()
    for (let guess = 0; guess < 121; guess++) statuses.add((await readChallenge(guesser, 'K7PM4XQR')).status)
    expect([...statuses]).toEqual([404, 429])
    expect((await startRun(guesser, 'age', 'K7PM4XQR')).status).toBe(429)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  })
})

describe('a challenge on a daily', () => {
  async function giveUpToday(browser: Browser) {
    const { body } = await browser.send<Answer<WordleView>>(begin, 'POST', '/api/runs', {
      game: 'wordle',
      mode: 'today',
    })
    return body.runId
  }
  const solve = async (browser: Browser, runId: string, n: number) =>
    act<WordleView>(browser, runId, n, { type: 'guess', player: (await usedOn(stage, 'wordle', TODAY))[0]! })

  test('is the daily itself: verified, played as the day, with both boards at the end', async () => {
    const dares = aBrowser()
    const runId = await giveUpToday(dares)
    const early = await createChallenge(dares, { runId })
    expect([early.status, early.body.code]).toEqual([422, 'bad-request'])
    await solve(dares, runId, 1)
    const code = await createdCode(dares, { runId })

    const friend = aBrowser()
    const { body: before, text } = await readChallenge(friend, code)
    expect(before).toMatchObject({ isDaily: true, verified: true, date: TODAY, challenger: { points: 60, won: true } })
    expect(text).not.toContain((await usedOn(stage, 'wordle', TODAY))[0])

    const started = await startRun<WordleView>(friend, 'wordle', code)
    expect([started.status, started.body.mode, started.body.date]).toEqual([201, 'today', TODAY])
    const end = await act<WordleView>(friend, started.body.runId, 1, { type: 'giveUp' })
    expect(end.body.end?.result.mode).toBe('today')
    const { body: after } = await readChallenge(friend, code)
    expect(after.boards).toMatchObject({ own: { points: 0, won: false }, theirs: { points: 60 } })
    expect((await readChallenge(dares, code)).body.friends).toEqual({ played: 1, best: 0 })
  })

  test('for a friend who has played already shows both boards at once, and counts on request', async () => {
    const dares = aBrowser()
    const runId = await giveUpToday(dares)
    await solve(dares, runId, 1)
    const code = await createdCode(dares, { runId })
    const friend = aBrowser()
    await solve(friend, await giveUpToday(friend), 1)
    expect((await readChallenge(friend, code)).body).toMatchObject({ you: 'done', friends: { played: 0 } })
    expect((await startRun(friend, 'wordle', code)).body.end).not.toBeNull()
    expect((await readChallenge(dares, code)).body.friends).toEqual({ played: 1, best: 60 })
  })

  test('stays playable after the day, as practice', async () => {
    const dares = aBrowser()
    const runId = await giveUpToday(dares)
    await solve(dares, runId, 1)
    const code = await createdCode(dares, { runId })
    const unfinished = aBrowser()
    await startRun(unfinished, 'wordle', code)
    vi.setSystemTime(NOON + 3 * DAY_MS)
    for (const friend of [aBrowser(), unfinished]) {
      const late = await startRun<WordleView>(friend, 'wordle', code)
      expect([late.status, late.body.mode]).toEqual([201, 'challenge'])
      const end = await solve(friend, late.body.runId, 1)
      expect(end.body.end?.result).toMatchObject({ mode: 'challenge', points: 60, won: true })
    }
    expect((await readChallenge(dares, code)).body.friends).toEqual({ played: 2, best: 60 })
  })

  test('reports a voided puzzle', async () => {
    const dares = aBrowser()
    vi.setSystemTime(NOON + 7 * DAY_MS)
    const { body } = await dares.send<Answer<AgeView>>(begin, 'POST', '/api/runs', { game: 'age', mode: 'today' })
    await act(dares, body.runId, 1, { type: 'giveUp' })
    const code = await createdCode(dares, { runId: body.runId })
    const { data } = await stage.service.from('puzzles').select('*').match({ game: 'age', date: '2026-11-28' }).single()
    const old = data as { id: number; setup: object }
    await stage.service.rpc('void_puzzle', {
      by_admin: ada.id,
      puzzle: old.id,
      why: 'a wrong birth date',
      after_id: old.id,
      new_setup: old.setup,
      new_used: ['x'],
      new_names: ['x'],
    })
    expect((await readChallenge(aBrowser(), code)).body.withdrawn).toBe(true)
    const taken = await startRun(aBrowser(), 'age', code)
    expect([taken.status, taken.body.code]).toEqual([410, 'challenge-withdrawn'])
  })
})

describe('ownership', () => {
  test("own challenges are listed with the friends' results", async () => {
    const browser = aBrowser()
    const code = await createdCode(browser, ageRun(30))
    await playAge(aBrowser(), code, 25)
    const { body } = await browser.send<{ challenges: OwnChallenge[] }>(list, 'GET', '/api/challenges')
    expect(body.challenges).toMatchObject([{ code, game: 'age', points: 70, friends: { played: 1 } }])
    expect((await aBrowser().send<object>(list, 'GET', '/api/challenges')).body).toEqual({ challenges: [] })
  })

  test("a visitor's challenges move to the new account, answered once and never by their maker", async () => {
    const visitor = aBrowser()
    const own = await createdCode(visitor, ageRun(31))
    const other = await createdCode(aBrowser(), ageRun(32))
    const both = await createdCode(aBrowser(), ageRun(33))
    await playAge(visitor, other, 25)
    await playAge(visitor, both, 25)
    const joan = await stage.player('joan', 'Joan')
    const signedIn = aBrowser({ token: joan.token })
    await playAge(signedIn, own, 25)
    await playAge(signedIn, both, 26)
    const handing = aBrowser({ token: joan.token, cookies: visitor.cookies })
    await handing.send(createUser, 'POST', '/users', { user_id: joan.id, username: 'Joan', opt_in: true })

    const { body } = await signedIn.send<{ challenges: OwnChallenge[] }>(list, 'GET', '/api/challenges')
    expect(body.challenges).toMatchObject([{ code: own, friends: { played: 0, best: null } }])
    expect((await readChallenge(signedIn, other)).body.you).toBe('done')
    expect((await readChallenge(aBrowser(), both)).body.friends.played).toBe(1)
    expect((await readChallenge(aBrowser(), own)).body.challenger.by).toBe('Joan')
  })
})
