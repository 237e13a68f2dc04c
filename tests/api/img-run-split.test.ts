import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Engine } from '#games/engine.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { pictureOf } from '#pictures/index.ts'
import { MOST_STEP_BYTES, thirdOf } from '#pictures/ladder.ts'
import { seal } from '#server/pictures/address.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { runRules } from '#games/run-rules.ts'
import { chunksOf } from '#tests/support/pixels.ts'
import { fetchPicture } from './pictures.ts'
import { aBrowser, NOON, openStage, type Browser, type Stage } from './stage.ts'

const FACES = ['carlos-valderrama', 'n-golo-kante', 'edgar-davids'] as const
const CLUB = 'dortmund'

type State = { faces: typeof FACES; club: string; found: number }

/** One face of three, found step by step, then a stadium's card: the minimum of Split and Stadiums. */
const engine: Engine<Omit<State, 'found'>, State, { type: 'find' }, { over: boolean; found: number }, 'over'> = {
  start: (setup) => ({ ...setup, found: 0 }),
  apply: (state) => ({ ok: true, state: { ...state, found: state.found + 1 } }),
  view: ({ found }) => ({ over: found > FACES.length, found }),
  isOver: ({ found }) => found > FACES.length,
}

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  RUN_GAMES.split = runRules({
    engine,
    action: z.strictObject({ type: z.literal('find') }),
    resolve: (wire) => wire,
    refusals: { over: 'already-over' },
    marks: () => [],
    isAnswered: () => true,
    outcome: () => ({ won: true, score: 1, lines: [], n: 1, tags: [] }),
    distribution: { count: 2, of: () => 1, worstFirst: [0, 1] },
    pictures: ({ faces, club, found }) => [
      { kind: 'split', ids: faces, inShirts: true, opened: 3 },
      ...faces.map((id, at) => ({ kind: 'portrait' as const, id, widths: [64], opened: found > at ? 1 : 0 })),
      { kind: 'ground', id: club, opened: found >= FACES.length ? 1 : 0 },
    ],
    hiddenValues: () => [],
    sidePanel: null,
    daily: {
      deal: () => ({ setup: { faces: FACES, club: CLUB }, used: [...FACES], names: [...FACES] }),
      keep: 'forever',
      answers: () => [],
    },
  })
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(async () => {
  await stage.close()
})

type Answer = RunAnswer<{ found: number }>

const start = async (browser: Browser): Promise<Answer> =>
  (await browser.send<Answer>(begin, 'POST', '/api/runs', { game: 'split', mode: 'today' })).body

const find = async (browser: Browser, { runId }: Answer, n: number): Promise<Answer> =>
  (await browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, { n, action: { type: 'find' } })).body

const forged = ({ runId, expires }: Answer, slot: number, at = 0) =>
  `/img/run/${seal({ run: runId, slot, step: at, expires: Date.parse(expires) })}`

/** A shirt number or a hand would reveal the footballer from one third. */
const portraitWithoutClues = (id: string) => pictureOf('portrait', id, { number: false, hands: false })!

describe('one face of three', () => {
  test('is made of three thirds without metadata, one of each footballer', async () => {
    const browser = aBrowser()
    const { pictures } = await start(browser)
    expect(pictures!.map(({ length }) => length)).toEqual([3, 0, 0, 0, 0])
    for (const [at, id] of FACES.entries()) {
      const { status, bytes } = await fetchPicture(pictures![0]![at]!, browser)
      expect(status).toBe(200)
      expect(bytes).toEqual(await thirdOf(portraitWithoutClues(id), at))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 240 })
      expect(bytes.length).toBeLessThanOrEqual(MOST_STEP_BYTES)
      expect(chunksOf(bytes)).toEqual(['VP8 '])
    }
  })

  test('reveals nothing of the three: no whole face, no other step, no name', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    for (const [slot, at] of [
      [0, 3],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ] as const) {
      expect((await fetchPicture(forged(answer, slot, at), browser)).status, `${slot} ${at}`).toBe(404)
    }
    expect((await fetchPicture(answer.pictures![0]![0]!, aBrowser())).status).toBe(404)
    const { headers } = await fetchPicture(answer.pictures![0]![0]!, browser)
    for (const id of FACES) expect(JSON.stringify([answer, [...headers]])).not.toContain(id)
    const other = await start(aBrowser())
    expect(other.pictures![0]![0]).not.toBe(answer.pictures![0]![0])
    expect(other.pictures![0]![0]).toHaveLength(answer.pictures![0]![0]!.length)
  })

  test('shows whole faces of found footballers only', async () => {
    const browser = aBrowser()
    const answer = await find(browser, await start(browser), 1)
    expect(answer.pictures!.map(({ length }) => length)).toEqual([3, 1, 0, 0, 0])
    expect((await fetchPicture(answer.pictures![1]![0]!, browser)).status).toBe(200)
    expect((await fetchPicture(forged(answer, 2), browser)).status).toBe(404)
  })

  test('is not shown while it contains a footballer who is hidden', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    await stage.service.rpc('fill_players', { footballers: [{ id: FACES[1], fullname: 'Him' }] })
    await stage.service.rpc('take_down_picture', { footballer: FACES[1], what: 'everything' })
    vi.setSystemTime(NOON + 1001)
    for (const address of answer.pictures![0]!) expect((await fetchPicture(address, browser)).status).toBe(404)
    expect((await start(browser)).pictures![0]).toEqual([])
    await stage.service.rpc('take_down_picture', { footballer: FACES[1], what: null })
    vi.setSystemTime(NOON + 2002)
    expect((await fetchPicture(answer.pictures![0]![0]!, browser)).status).toBe(200)
  })
})

describe('the card of a stadium', () => {
  test('is shown without its text once opened', async () => {
    const browser = aBrowser()
    let answer = await start(browser)
    expect((await fetchPicture(forged(answer, 4), browser)).status).toBe(404)
    for (let n = 1; n <= FACES.length; n++) answer = await find(browser, answer, n)
    const { bytes } = await fetchPicture(answer.pictures![4]![0]!, browser)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 })
    const practice = await fetchPicture(`/img/ground/${CLUB}.svg`)
    expect(practice.bytes.toString()).toBe(pictureOf('ground', CLUB))
    // The text lies on a dark band, which the card without text lacks.
    expect(pictureOf('stadium', CLUB)).toContain('opacity=".82"')
    expect(pictureOf('ground', CLUB)).not.toContain('opacity=".82"')
  })
})
