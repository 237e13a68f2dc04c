import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Engine } from '#games/engine.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { LADDERS } from '#pictures/ladder.ts'
import { seal } from '#server/pictures/address.ts'
import { addressesOf } from '#server/pictures/run-pictures.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { runRules } from '#games/run-rules.ts'
import { chunksOf, plainPicture } from '#tests/support/pixels.ts'
import { fetchPicture } from './pictures.ts'
import { aBrowser, NOON, openStage, type Browser, type Stage } from './stage.ts'

const FACES = ['ronaldinho', 'edgar-davids']
const WIDTHS = LADDERS['pixels-easy']
const WORDS = { game: 'pixels', mode: 'today' }

type State = { faces: string[]; opened: number }
type Sharpen = { type: 'sharpen' }

/** Two faces that get sharper with every step: the minimal picture game. */
const engine: Engine<{ faces: string[] }, State, Sharpen, { over: boolean; opened: number }, 'over'> = {
  start: ({ faces }) => ({ faces, opened: 1 }),
  apply: (state) => ({ ok: true, state: { ...state, opened: state.opened + 1 } }),
  view: ({ opened }) => ({ over: opened >= WIDTHS.length, opened }),
  isOver: ({ opened }) => opened >= WIDTHS.length,
}

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  RUN_GAMES.pixels = runRules({
    engine,
    action: z.strictObject({ type: z.literal('sharpen') }),
    resolve: (wire) => wire,
    refusals: { over: 'already-over' },
    marks: () => [],
    isAnswered: () => true,
    outcome: () => ({ won: true, score: 1, lines: [], n: 1, tags: [] }),
    distribution: { count: 2, of: () => 1, worstFirst: [0, 1] },
    pictures: ({ faces, opened }) =>
      faces.map((id) => ({ kind: 'portrait', id, widths: WIDTHS, opened, greyUntil: 1 })),
    hiddenValues: () => [],
    sidePanel: null,
    daily: {
      deal: () => ({ setup: { faces: FACES }, used: [...FACES], names: [...FACES] }),
      keep: 'forever',
      answers: () => [],
    },
  })
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(async () => {
  await stage.close()
})

type Answer = RunAnswer<{ opened: number }>

async function start(browser: Browser): Promise<Answer> {
  return (await browser.send<Answer>(begin, 'POST', '/api/runs', WORDS)).body
}
const sharpen = async (browser: Browser, { runId }: Answer, n: number): Promise<Answer> =>
  (await browser.send<Answer>(step, 'POST', `/api/runs/${runId}`, { n, action: { type: 'sharpen' } })).body

const tokenOf = (address: string) => address.split('/').at(-1)!

/** Address of a step with fields changed but validly signed. */
function forged({ runId, expires }: Answer, change: Partial<{ run: string; slot: number; step: number }>): string {
  return `/img/run/${seal({ run: runId, slot: 0, step: 0, expires: Date.parse(expires), ...change })}`
}

describe('a running puzzle', () => {
  test('returns stable addresses of the opened steps of each slot', async () => {
    const browser = aBrowser()
    const first = await start(browser)
    expect(first.pictures!.map((steps) => steps.length)).toEqual([1, 1])
    expect((await start(browser)).pictures).toEqual(first.pictures)
    const second = await sharpen(browser, first, 1)
    expect(second.pictures!.map((steps) => steps.length)).toEqual([2, 2])
    expect(second.pictures![0]![0]).toBe(first.pictures![0]![0])
  })

  test('shows opened steps at their resolution, below 2 kB, without metadata', async () => {
    const browser = aBrowser()
    let answer = await start(browser)
    for (let n = 1; n < WIDTHS.length; n++) answer = await sharpen(browser, answer, n)
    for (const steps of answer.pictures!) {
      const replies = await Promise.all(steps.map((address) => fetchPicture(address, browser)))
      const sizes = await Promise.all(replies.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
      expect(sizes).toEqual(WIDTHS)
      for (const { bytes } of replies) {
        expect(bytes.length).toBeLessThan(2048)
        expect(['VP8L', 'VP8 ']).toEqual(expect.arrayContaining(chunksOf(bytes)))
      }
    }
  })

  test('sends the first steps in grey where the game says so', async () => {
    const browser = aBrowser()
    const answer = await sharpen(browser, await start(browser), 1)
    const [grey, coloured] = await Promise.all(answer.pictures![0]!.map((address) => fetchPicture(address, browser)))
    const spread = async (bytes: Buffer) => {
      const { data } = await sharp(bytes)
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      return Math.max(...[...data].map((value, at) => Math.abs(value - data[at - (at % 3)]!)))
    }
    expect(await spread(grey!.bytes)).toBe(0)
    expect(await spread(coloured!.bytes)).toBeGreaterThan(30)
  })

  test('reveals nothing by names or headers', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    const replies = await Promise.all(answer.pictures!.flat().map((address) => fetchPicture(address, browser)))
    for (const { headers } of replies) {
      expect(Object.fromEntries(headers)).toEqual({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }
    const other = await start(aBrowser())
    expect(other.pictures!.flat().filter((address) => answer.pictures!.flat().includes(address))).toEqual([])
    const lengths = new Set([...answer.pictures!.flat(), ...other.pictures!.flat()].map((address) => address.length))
    expect(lengths.size).toBe(1)
    for (const id of FACES) expect(JSON.stringify(answer)).not.toContain(id)
  })
})

describe('a script that guesses addresses', () => {
  const refused = async (path: string, browser?: Browser) => {
    const { status, bytes } = await fetchPicture(path, browser)
    expect([path, status]).toEqual([path, 404])
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'not-found' })
  }

  test('gets no step before it is opened, even with a valid token', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    for (let at = 1; at < WIDTHS.length; at++) await refused(forged(answer, { step: at }), browser)
    await refused(forged(answer, { slot: FACES.length }), browser)
    await refused(forged(answer, { step: WIDTHS.length }), browser)
    const later = await sharpen(browser, answer, 1)
    expect((await fetchPicture(forged(later, { step: 1 }), browser)).status).toBe(200)
    await refused(forged(later, { step: 2 }), browser)
  })

  test("gets nothing of another player's run", async () => {
    const [one, other] = [aBrowser(), aBrowser()]
    const answer = await start(one)
    await start(other)
    await refused(answer.pictures![0]![0]!, other)
    await refused(answer.pictures![0]![0]!)
    await refused(forged(answer, { run: '0a000000-0000-4000-8000-00000000000a' }), one)
  })

  test("gets nothing with a changed letter, a part, or another secret's signature", async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    const token = tokenOf(answer.pictures![0]![0]!)
    for (let at = 0; at < token.length; at++) {
      const letter = token[at] === 'A' ? 'B' : 'A'
      await refused(`/img/run/${token.slice(0, at)}${letter}${token.slice(at + 1)}`, browser)
    }
    const tails = ['', token.slice(0, -1), `${token}A`, `${token}=`, token.repeat(9), 'A'.repeat(80), '..%2F', '%00']
    for (const tail of tails) await refused(`/img/run/${tail}`, browser)
    vi.stubEnv('PUZZLE_SECRET', 'another secret, as long as a real one is too')
    const foreign = forged(answer, {})
    vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is')
    await refused(foreign, browser)
  })

  test('gets nothing of a hidden footballer', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    await stage.service.rpc('fill_players', { footballers: [{ id: FACES[0], fullname: 'Him' }] })
    await stage.service.rpc('take_down_picture', { footballer: FACES[0], what: 'everything' })
    vi.setSystemTime(NOON + 86_000)
    await refused(answer.pictures![0]![0]!, browser)
    expect((await fetchPicture(answer.pictures![1]![0]!, browser)).status).toBe(200)
  })

  test('gets nothing after the run has expired', async () => {
    const browser = aBrowser()
    const answer = await start(browser)
    const [address] = answer.pictures![1]!
    vi.setSystemTime(Date.parse(answer.expires) - 1)
    expect((await fetchPicture(address!, browser)).status).toBe(200)
    vi.setSystemTime(Date.parse(answer.expires))
    await refused(address!, browser)
  })
})

describe('Wordle', () => {
  test('has one slot that reveals nothing before the hint', async () => {
    const browser = aBrowser()
    const { body } = await browser.send<Answer>(begin, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })
    expect(body.pictures).toEqual([[]])
    expect((await fetchPicture(forged(body, {}), browser)).status).toBe(404)
  })

  test.each([
    ['edgar-davids', 0, 0],
    ['edgar-davids', 1, 1],
    ['edgar-davids', 2, 1],
    ['somebody-never-drawn', 1, 0],
  ])('has addresses of %s after %i hints: %i', async (id, hints, addresses) => {
    const places = RUN_GAMES.wordle!.pictures({ answer: { id }, hints })
    expect(places).toEqual([{ kind: 'portrait', id, widths: [16], opened: hints > 0 ? 1 : 0 }])
    const run = { id: '0a000000-0000-4000-8000-00000000000a', expires_at: '2026-11-22' }
    expect((await addressesOf(run, places))!.map(({ length }) => length)).toEqual([addresses])
  })

  test('has no address of a hidden footballer, but one of a submitted portrait', async () => {
    const [hidden, sent] = ['petr-cech', 'nobody-drew-him']
    const footballers = [hidden, sent].map((id) => ({ id, fullname: id }))
    await stage.service.rpc('fill_players', { footballers })
    await stage.service.rpc('take_down_picture', { footballer: hidden, what: 'everything' })
    const bytes = (await plainPicture('#FF0000')).toString('base64')
    const picture = { player: sent, author: 'A. Painter', licence: 'CC0', source: 'https://example.org/1', bytes }
    await stage.service.rpc('fill_player_pictures', { pictures: [picture] })
    vi.setSystemTime(NOON + 10 * 86_400_000)
    const places = [hidden, sent].map((id) => ({ kind: 'portrait' as const, id, widths: [16], opened: 1 }))
    const run = { id: '0a000000-0000-4000-8000-00000000000a', expires_at: '2026-11-22' }
    expect((await addressesOf(run, places))!.map(({ length }) => length)).toEqual([0, 1])
  })
})
