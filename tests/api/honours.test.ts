import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { KeptHonours } from '#contracts/honours.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { earnedIn, honoursOf } from '#games/honours.ts'
import { GET, POST } from '#pages/api/honours.ts'
import { POST as save } from '#pages/users.ts'
import { aBrowser, openStage, type Browser, type Player, type Stage } from './stage.ts'

const TODAY = '2026-11-21'
const PROGRESS = '0c000000-0000-4000-8000-00000000000c'

let stage: Stage
let ada: Player
let browser: Browser

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada')
  browser = aBrowser({ cookies: ada.cookies })
})
afterAll(() => stage.close())

const readHonours = (who: Browser) => who.send<KeptHonours & ErrorAnswer>(GET, 'GET', '/api/honours')
const keepHonours = (who: Browser) => who.send<KeptHonours & ErrorAnswer>(POST, 'POST', '/api/honours', {})

const practised = (id: string, fields: Partial<ResultRecord> = {}): ResultRecord => ({
  ...{ id: `practice-${id}`, mode: 'hard', date: TODAY, won: true, score: 5, points: 20, ms: 30_000, n: 5, tags: [] },
  ...fields,
})

describe('/api/honours', () => {
  test('returns and stores nothing for a new browser', async () => {
    const { status, body } = await readHonours(aBrowser())
    expect([status, KeptHonours.parse(body)]).toMatchObject([200, { earned: {}, outside: { friends: { leagues: 0 } } }])
    expect(await keepHonours(aBrowser())).toMatchObject({ status: 401, body: { code: 'unauthorised' } })
  })

  test('stores the honours that the results of the account earn, as the browser computes them', async () => {
    const wordle = Array.from({ length: 10 }, (_, at) => practised(String(at), { score: at === 3 ? 2 : 5 }))
    await browser.send(save, 'POST', '/users', { user_id: ada.id, progressId: PROGRESS, statistics: { wordle } })
    expect((await readHonours(browser)).body.earned).toEqual({})
    const { status, body } = await keepHonours(browser)
    expect(status).toBe(200)
    expect(body.earned).toEqual(earnedIn(honoursOf({ statistics: { wordle }, today: TODAY })))
    expect(body.earned).toEqual({ 'wordle:inTwo': TODAY, 'wordle:away': TODAY })
    expect((await keepHonours(browser)).body).toEqual(body)
    expect((await readHonours(browser)).body).toEqual(body)
  })

  test('returns the honours of one account only', async () => {
    const ben = await stage.player('ben')
    expect((await keepHonours(aBrowser({ cookies: ben.cookies }))).body.earned).toEqual({})
  })
})
