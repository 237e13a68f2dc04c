import { afterEach, describe, expect, test, vi } from 'vitest'
import { readBestFive, readMatchBoard, readOwnRecord } from '#stores/quiz-own.ts'

const answers = (status: number, body: string) => {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}
afterEach(() => void vi.unstubAllGlobals())

describe('the best five of the day', () => {
  test('are requested from the quiz board', async () => {
    const standing = { rank: 14, score: 31_240, players: 40 }
    const asked = answers(200, JSON.stringify({ named: true, standing, near: [] }))
    expect(await readBestFive()).toEqual({ rank: 14, score: 31_240 })
    expect(asked.mock.calls[0]![0]).toBe('/api/table/own?board=quiz&period=day')
  })

  test.each([
    ['before the first match', 200, JSON.stringify({ named: true, standing: null, near: [] })],
    ['for a visitor', 401, JSON.stringify({ code: 'unauthorised' })],
    ['when the answer is none', 200, '<!doctype html>'],
    ['when it is another one', 200, '[]'],
  ])('are null %s', async (_, status, body) => {
    answers(status, body)
    expect(await readBestFive()).toBeNull()
  })

  test('are null offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await readBestFive()).toBeNull()
  })
})

test("the player's record is the site's valid answer, or null", async () => {
  const record = { matches: 3, bestRank: 2, bestScore: 7_100, today: { matches: 1, score: 7_100 } }
  answers(200, JSON.stringify(record))
  expect(await readOwnRecord()).toEqual(record)
  answers(200, '{}')
  expect(await readOwnRecord()).toBeNull()
})

test('the board of a match is requested by its number', async () => {
  const board = { match: 57_598, kickOffAt: 0, players: 2, rows: [] }
  const asked = answers(200, JSON.stringify(board))
  expect(await readMatchBoard(57_598)).toEqual(board)
  expect(asked.mock.calls[0]![0]).toBe('/api/quiz/match?of=57598')
  answers(503, '{"code":"unavailable"}')
  expect(await readMatchBoard(57_598)).toBeNull()
})
