import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { distanceOf, nearPairs, thumbnailOf } from '#pictures/distance.ts'
import { pictureOf, type PictureKind, PORTRAITS } from '#pictures/index.ts'

const LEAST = { portrait: 12, crest: 20 } as const

async function thumbnailsOf(kind: PictureKind, ids: Iterable<string>): Promise<Map<string, Uint8Array>> {
  const thumbnails = new Map<string, Uint8Array>()
  for (const id of ids) thumbnails.set(id, await thumbnailOf(pictureOf(kind, id) ?? ''))
  return thumbnails
}

describe('pictures can be told apart', () => {
  test('no two portraits are nearer than 12', async () => {
    expect(nearPairs(await thumbnailsOf('portrait', PORTRAITS), LEAST.portrait)).toEqual([])
  }, 60_000)

  test.each(LEAGUES)('no two crests of %s are nearer than 20', async (league) => {
    const ids = CLUBS.filter((club) => club.league === league).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(18)
    expect(nearPairs(await thumbnailsOf('crest', ids), LEAST.crest)).toEqual([])
  })
})

describe('distanceOf', () => {
  test('is the mean distance of the pixels', () => {
    expect(distanceOf(Uint8Array.of(0, 0, 0, 9, 9, 9), Uint8Array.of(3, 0, 4, 9, 9, 9))).toBe(2.5)
  })

  test('finds two drawings of the same alike', async () => {
    const pele = await thumbnailOf(pictureOf('portrait', 'pele') ?? '')
    expect(
      nearPairs(
        new Map([
          ['one', pele],
          ['other', pele],
        ]),
        1,
      ),
    ).toEqual([{ one: 'one', other: 'other', distance: 0 }])
  })
})
