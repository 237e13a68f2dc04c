import { afterEach, expect, test, vi } from 'vitest'
import { readOwnRatings } from '#stores/own-ratings.ts'

afterEach(() => void vi.unstubAllGlobals())

const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('an account reads its valid ratings', async () => {
  const mine = { game: 'wordle', rating: 1220, games: 3 }
  answering(() => Response.json({ ratings: [mine, null, { game: 'age' }, 'x'] }))
  expect(await readOwnRatings()).toEqual([mine])
})

test.each([
  ['who is not signed in', () => new Response('{}', { status: 401 })],
  ['an answer of another build', () => Response.json([1])],
  ['no connection', () => Response.error()],
])('there are none for %s', async (_, answer) => {
  answering(answer)
  expect(await readOwnRatings()).toEqual([])
})
