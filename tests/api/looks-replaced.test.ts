import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { LADDERS } from '#pictures/ladder.ts'
import { colourOf, plainPicture } from '#tests/support/pixels.ts'
import { fetchPicture } from './pictures.ts'
import { aBrowser, NOON, openStage, type Browser, type Stage } from './stage.ts'

/** The credit that an approval writes (tests/api/admin/submissions.test.ts), and the delay until it is shown. */
const CREDIT = { author: 'A. Painter', licence: 'CC0', source: 'submission' }
const SHOWS_AFTER_MS = 1001
const BLUE = '#0000FF'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  vi.setSystemTime(NOON)
})
afterAll(() => stage.close())

async function opened(browser: Browser, body: object) {
  const { body: answer } = await browser.send<RunAnswer<unknown>>(begin, 'POST', '/api/runs', body)
  const { data } = await stage.service.from('runs').select('state').eq('id', answer.runId).single()
  return { answer, setup: (data as { state: { setup: Record<string, { id: string }[]> } }).state.setup }
}

async function approve(id: string) {
  await stage.service.rpc('fill_players', { footballers: [{ id, fullname: id }] })
  const bytes = (await plainPicture(BLUE)).toString('base64')
  await stage.service.rpc('fill_player_pictures', { pictures: [{ player: id, ...CREDIT, bytes }] })
  vi.setSystemTime(Date.now() + SHOWS_AFTER_MS)
}

const isBlue = async (bytes: Buffer) => {
  const [red, green, blue] = await colourOf(bytes)
  return red! < 40 && green! < 40 && blue! > 200
}

test('Pixels shows an approved picture on the ladder for photographs', async () => {
  const browser = aBrowser()
  const { answer, setup } = await opened(browser, { game: 'pixels', mode: 'easy' })
  const address = answer.pictures![0]![0]!
  const before = await fetchPicture(address, browser)
  expect((await sharp(before.bytes).metadata()).width).toBe(LADDERS['pixels-easy'][0])
  expect(await isBlue(before.bytes)).toBe(false)
  await approve(setup['items']![0]!.id)
  const { bytes } = await fetchPicture(address, browser)
  expect((await sharp(bytes).metadata()).width).toBe(LADDERS['pixels-easy-photograph'][0])
  expect(await isBlue(bytes)).toBe(true)
})

test("Split shows it in that player's third only", async () => {
  const browser = aBrowser()
  const { answer, setup } = await opened(browser, { game: 'split', mode: 'normal' })
  await approve(setup['faces']![1]!.id)
  const thirds = await Promise.all(answer.pictures![0]!.map((address) => fetchPicture(address, browser)))
  expect(await Promise.all(thirds.map(({ bytes }) => isBlue(bytes)))).toEqual([false, true, false])
})
