import { describe, expect, test } from 'vitest'
import { firstStepOf, greyOf, LEAST_APART, nearPairs, recognisable, thumbnailOf } from '#pictures/distance.ts'
import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { portrait } from '#pictures/portrait/portrait.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'

type Take = (svg: string) => Promise<Uint8Array>

async function pictureTaker(kind: 'portrait' | 'crest' | 'ground', ids: Iterable<string>, take: Take = thumbnailOf) {
  const taken = new Map<string, Uint8Array>()
  for (const id of ids) taken.set(id, await take(pictureOf(kind, id)!))
  return taken
}

describe('pictures are distinguishable', () => {
  test('no two portraits are closer than 12', async () => {
    expect(nearPairs(await pictureTaker('portrait', PORTRAITS), LEAST_APART.portrait)).toEqual([])
  })

  test('no two heads are closer than 5, all in one shirt without a number', async () => {
    const heads = new Map<string, Uint8Array>()
    for (const [id, look] of LOOKS)
      heads.set(id, await thumbnailOf(portrait({ ...look, kit: 'keepergrey' }, { number: false })))
    expect(nearPairs(heads, 5)).toEqual([])
  })

  test('no two crests are closer than 20, in any leagues', async () => {
    expect(CRESTS.size).toBeGreaterThanOrEqual(294)
    expect(nearPairs(await pictureTaker('crest', CRESTS), LEAST_APART.crest)).toEqual([])
  })

  test('no two crests are closer than 15 in grey', async () => {
    const grey = await pictureTaker('crest', CRESTS, async (svg) => greyOf(await thumbnailOf(svg)))
    expect(nearPairs(grey, LEAST_APART['grey crest'])).toEqual([])
  })

  test('no two grounds are closer than 14', async () => {
    expect(nearPairs(await pictureTaker('ground', GROUND_LOOKS.keys()), LEAST_APART.ground)).toEqual([])
  })

  test.each(['pixels-easy', 'pixels-hard'] as const)(
    'every drawn face is recognisable at the first step of %s',
    async (ladder) => {
      const steps = new Map<string, Uint8Array>()
      for (const id of PORTRAITS) steps.set(id, await firstStepOf(pictureOf('portrait', id, { hands: false })!, ladder))
      expect(recognisable(steps, ladder)).toEqual([...PORTRAITS])
    },
  )
})
