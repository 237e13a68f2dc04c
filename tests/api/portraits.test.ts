import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SentPortraits } from '#contracts/pictures.ts'
import { GET } from '#pages/api/portraits.ts'
import { plainPicture } from '#tests/support/pixels.ts'
import { NOON, openStage, SITE, type Stage } from './stage.ts'

let stage: Stage
let clock = NOON

beforeAll(async () => {
  stage = await openStage()
  await stage.service.rpc('fill_players', { footballers: [{ id: 'pele', fullname: 'Pelé' }] })
})
afterAll(() => stage.close())

async function sent() {
  vi.setSystemTime((clock += 1001))
  const response = await GET({ request: new Request(`${SITE}/api/portraits`), params: {} })
  return { cache: response.headers.get('cache-control'), portraits: SentPortraits.parse(await response.json()) }
}

test('GET /api/portraits lists the authors of shown pictures, and no hidden footballer', async () => {
  expect(await sent()).toEqual({ cache: 'public, max-age=5', portraits: {} })
  const bytes = (await plainPicture('#00FF00')).toString('base64')
  const picture = { player: 'pele', author: 'A. Painter', licence: 'CC BY 4.0', source: 'https://example.org/1', bytes }
  await stage.service.rpc('fill_player_pictures', { pictures: [picture] })
  expect((await sent()).portraits).toEqual({ pele: 'A. Painter' })
  for (const what of ['replacement', 'everything']) {
    await stage.service.rpc('take_down_picture', { footballer: 'pele', what })
    expect((await sent()).portraits).toEqual({})
  }
})
