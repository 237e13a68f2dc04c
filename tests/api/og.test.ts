import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toShareCode, type SharedResult } from '#core/share-code.ts'
import { dayAt } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { ageOn } from '#core/age.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { agePool } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { gamesOn } from '#games/catalogue.ts'
import { deal } from '#games/estimate/deal/deal.ts'
import { answerPictures } from '#server/answer-pictures.ts'
import { GET as challengeCard } from '#pages/og/c/[locale]/[file].ts'
import { GET as resultCard } from '#pages/og/s/[locale]/[file].ts'
import { POST as make } from '#pages/api/challenges/index.ts'
import { GET as keepUp } from '#pages/api/upkeep.ts'
import { aBrowser, NOON, openStage, SITE, usedOn, type Stage } from './stage.ts'

const DAY_MS = 86_400_000
const MOST_BYTES = 100_000
const DAY = '2026-11-21'
const WHOLE_DAY: SharedResult = {
  ...{ kind: 'day', day: DAY, points: 387, streak: 13, top: 12, contrast: false },
  marks: GAME_IDS.map((_, at) => (at % 3 === 2 ? 'fair' : 'good')),
}

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('CRON_SECRET', 'of the cron')
  await stage.service.rpc('fill_players', { footballers: FOOTBALLERS.map(({ id, name }) => ({ id, fullname: name })) })
  await aBrowser({ token: 'of the cron' }).send(keepUp, 'GET', '/api/upkeep')
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

/** Marks as the share texts of the games have them. */
const ROWS: Record<GameId, readonly string[]> = {
  wordle: ['--gf-', '-ggf-', 'ggggg'],
  tictactoe: ['ggg', '-g-', 'gg-'],
  pixels: ['ggfpg'],
  statistics: ['gggggpgggg'],
  stadiums: ['ggfggp'],
  split: ['gg-'],
  age: ['gfg-gggfpg'],
  blur: ['ggfgp'],
  'career-path': ['pppg---'],
  bingo: ['ggfg', 'gggg', '-gg-', 'gggg'],
  higherlower: ['ggggggpggg'],
  'back-four': ['gggf', 'gggg', 'ffff', 'pppp', '----'],
}
const MARKS = { g: 'good', f: 'fair', p: 'poor', '-': 'closed' } as const

const resultOf = (game: GameId): Extract<SharedResult, { kind: 'game' }> => ({
  ...{ kind: 'game', day: DAY, game, won: true, points: 60, contrast: false },
  rows: ROWS[game].map((row) => [...row].map((sign) => MARKS[sign as keyof typeof MARKS])),
})
const RESULTS = [
  ...gamesOn(DAY).map(({ id }) => ({ name: id, result: resultOf(id) })),
  { name: 'a day', result: WHOLE_DAY },
]

/** Retries while the answer redirects to the plain card: drawing takes a moment on a slow machine. */
async function card(get: typeof resultCard, kind: 's' | 'c', file: string, locale = 'en') {
  const request = new Request(`${SITE}/og/${kind}/${locale}/${file}`)
  for (;;) {
    const response = await get({ request, params: { locale, file }, clientAddress: '192.0.2.1' })
    const { status, headers } = response
    if (status !== 302) return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
}
const shared = (result: SharedResult, tail = '') => card(resultCard, 's', `${toShareCode(result)}${tail}.png`)

async function expectCard({ status, headers, bytes }: Awaited<ReturnType<typeof card>>) {
  expect([status, headers.get('cross-origin-resource-policy'), headers.getSetCookie()]).toEqual([
    200,
    'cross-origin',
    [],
  ])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
}

describe('the card of a shared result', () => {
  test.each(RESULTS)(
    'of $name has a second address that shows the answers once the day is over everywhere',
    async ({ result }) => {
      const plain = await shared(result)
      await expectCard(plain)
      expect((await shared(result, '.over')).status).toBe(404)
      // The last time zone is twelve hours behind UTC.
      vi.setSystemTime(Date.parse('2026-11-22T11:59:59Z'))
      expect((await shared(result, '.over')).status).toBe(404)
      vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'))
      const after = await shared(result, '.over')
      await expectCard(after)
      expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(after.bytes.equals(plain.bytes)).toBe(false)
      expect((await shared(result)).bytes.equals(plain.bytes)).toBe(true)
    },
  )

  test('leaves out a face that is taken down', async () => {
    vi.setSystemTime(NOON + 2 * DAY_MS)
    const answers = () => answerPictures(resultOf('pixels'))
    const before = await answers()
    const [, second] = await usedOn(stage, 'pixels', DAY)
    await stage.service.rpc('take_down_picture', { footballer: second!, what: 'everything' })
    vi.setSystemTime(NOON + 2 * DAY_MS + 2_000)
    const after = await answers()
    expect(after.map((picture, at) => picture === before[at])).toEqual([true, false, true, true, true])
  })

  test.each([
    ['another tail', `${toShareCode(resultOf('age'))}.under.png`],
    ['a forged code', 'AAAAAAAA.png'],
    ['no file', ''],
  ])('is a 404 for %s', async (_, file) => {
    vi.setSystemTime(NOON + 2 * DAY_MS)
    expect((await card(resultCard, 's', file)).status).toBe(404)
  })
})

describe('the card of a challenge', () => {
  /** A practice run of Age, every answer right. */
  function aRun() {
    const ten = deal(agePool('normal', FOOTBALLERS, DIED, dayAt(NOON)), randomFrom(7))
    const actions = ten.map(({ born }) => ({ type: 'answer', value: ageOn(born, dayAt(NOON)) }))
    const result = { id: 'round-12345678-age', actions }
    return { game: 'age', mode: 'normal', deal: { players: ten.map(({ id }) => id), day: dayAt(NOON) }, result }
  }

  test('is drawn in each language for an hour, without a cookie and within 100 KB', async () => {
    const { body } = await aBrowser().send<{ code: string }>(make, 'POST', '/api/challenges', aRun())
    const cards = []
    for (const locale of ['en', 'fr', 'es']) {
      const drawn = await card(challengeCard, 'c', `${body.code}.png`, locale)
      await expectCard(drawn)
      expect(drawn.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600')
      cards.push(drawn.bytes.toString('base64'))
    }
    expect(new Set(cards).size).toBe(3)
  })

  test('has a second address that shows the run only, for the page of the challenge', async () => {
    const { body } = await aBrowser().send<{ code: string }>(make, 'POST', '/api/challenges', aRun())
    const [chat, page] = [
      await card(challengeCard, 'c', `${body.code}.png`),
      await card(challengeCard, 'c', `${body.code}.run.png`),
    ]
    await expectCard(page)
    expect(page.bytes.equals(chat.bytes)).toBe(false)
  })

  test.each([
    ['no such challenge', 'K7PM4XQR.png', 'en'],
    ['no code', '.png', 'en'],
    ['another tail', 'K7PM4XQR.over.png', 'en'],
    ['another language', 'K7PM4XQR.png', 'de'],
  ])('is a 404 for %s', async (_, file, locale) => {
    expect((await card(challengeCard, 'c', file, locale)).status).toBe(404)
  })
})
