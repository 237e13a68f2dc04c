import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { randomFrom } from '#core/random.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { MOST_STEP_BYTES } from '#pictures/ladder.ts'
import { MOST_GROUND_BYTES } from '#server/pictures/run-pictures.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { BOTS } from './bots.ts'
import { fetchPicture } from './pictures.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'
import { reveals } from './tells.ts'

type Answer = RunAnswer<{ over: boolean }> & ErrorAnswer

const RUNS = [
  { game: 'pixels', mode: 'easy' },
  { game: 'pixels', mode: 'hard' },
  { game: 'pixels', mode: 'today', date: '2026-11-21' },
  { game: 'blur', mode: 'easy' },
  { game: 'blur', mode: 'hard' },
  { game: 'blur', mode: 'today', date: '2026-11-21' },
  { game: 'stadiums', mode: 'easy' },
  { game: 'stadiums', mode: 'hard' },
  { game: 'stadiums', mode: 'today', date: '2026-11-21' },
  { game: 'split', mode: 'normal' },
  { game: 'split', mode: 'hard' },
  { game: 'split', mode: 'today', date: '2026-11-21' },
] as const

const ADDRESS = /^\/img\/run\/[\w-]{60,}$/
const HEADERS = ['cache-control', 'content-security-policy', 'content-type', 'x-content-type-options']

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

test.each(RUNS)('pictures of $game, $mode, reveal nothing but their content', async (run) => {
  const browser = aBrowser()
  const random = randomFrom(12)
  const most = run.game === 'stadiums' ? MOST_GROUND_BYTES : MOST_STEP_BYTES
  const seen = new Set<string>()
  const stateOf = async (id: string): Promise<unknown> =>
    ((await stage.service.from('runs').select('state').eq('id', id).single()).data as { state: unknown }).state
  let answer = (await browser.send<Answer>(begin, 'POST', '/api/runs', run)).body
  for (let n = 1; !answer.view.over; n++) {
    const hiddenValues = RUN_GAMES[run.game]!.hiddenValues(await stateOf(answer.runId)).map((quoted) =>
      quoted.slice(1, -1),
    )
    for (const address of answer.pictures!.flat().filter((each) => !seen.has(each))) {
      seen.add(address)
      expect(address).toMatch(ADDRESS)
      const { status, bytes, headers } = await fetchPicture(address, browser)
      expect([status, [...headers.keys()].toSorted()]).toEqual([200, HEADERS])
      expect(bytes.length).toBeLessThanOrEqual(most)
      const { exif, icc, xmp, iptc, format } = await sharp(bytes).metadata()
      expect([format, exif, icc, xmp, iptc]).toEqual(['webp', undefined, undefined, undefined, undefined])
      const sent = [address, ...headers.values(), bytes.toString('latin1')].join('\n')
      expect(hiddenValues.filter((secret) => secret.length > 3 && sent.includes(secret))).toEqual([])
    }
    const isHarmless = (typed: string) => !hiddenValues.some((secret) => reveals(typed, secret))
    const action = BOTS[run.game]!({ view: answer.view as never, n, random, isHarmless })
    answer = (await browser.send<Answer>(step, 'POST', `/api/runs/${answer.runId}`, { n, action })).body
    expect([answer.code, answer.n]).toEqual([undefined, n])
  }
  expect(seen.size).toBeGreaterThan(2)
  // No other browser receives any of them.
  const [some] = seen
  expect((await fetchPicture(some!, aBrowser())).status).toBe(404)
})
