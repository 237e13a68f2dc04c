import { describe, expect, test } from 'vitest'
import { distanceOf, firstStepOf, greyOf, LEAST_APART, nearPairs, tellable, thumbnailOf } from '#pictures/distance.ts'
import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { portrait } from '#pictures/portrait/portrait.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'

type Take = (svg: string) => Promise<Uint8Array>

async function takenOf(kind: 'portrait' | 'crest' | 'ground', ids: Iterable<string>, take: Take = thumbnailOf) {
  const taken = new Map<string, Uint8Array>()
  for (const id of ids) taken.set(id, await take(pictureOf(kind, id)!))
  return taken
}

describe('pictures can be told apart', () => {
  test('no two portraits are nearer than 12', async () => {
    expect(nearPairs(await takenOf('portrait', PORTRAITS), LEAST_APART.portrait)).toEqual([])
  }, 60_000)

  test('no two heads are nearer than 5, all in one shirt without a number', async () => {
    const heads = new Map<string, Uint8Array>()
    for (const [id, look] of LOOKS)
      heads.set(id, await thumbnailOf(portrait({ ...look, kit: 'keepergrey' }, { number: false })))
    expect(nearPairs(heads, 5)).toEqual([])
  }, 60_000)

  test('no two crests are nearer than 20, whichever league they play in', async () => {
    expect(CRESTS.size).toBeGreaterThanOrEqual(294)
    expect(nearPairs(await takenOf('crest', CRESTS), LEAST_APART.crest)).toEqual([])
  }, 60_000)

  test('no two crests are nearer than 15 without their colours', async () => {
    const grey = await takenOf('crest', CRESTS, async (svg) => greyOf(await thumbnailOf(svg)))
    expect(nearPairs(grey, LEAST_APART['grey crest'])).toEqual([])
  }, 60_000)

  test('no two grounds are nearer than 14', async () => {
    expect(nearPairs(await takenOf('ground', GROUND_LOOKS.keys()), LEAST_APART.ground)).toEqual([])
  }, 60_000)

  test.each(['pixels-easy', 'pixels-hard'] as const)(
    'every drawn face may be asked for at the first step of %s',
    async (ladder) => {
      const steps = await takenOf('portrait', PORTRAITS, (svg) => firstStepOf(svg, ladder))
      expect(tellable(steps, ladder)).toEqual([...PORTRAITS])
    },
    60_000,
  )
})

describe('tellable', () => {
  const plain = (level: number) => new Uint8Array(12 * 12 * 3).fill(level)
  const asked = (...levels: number[]) =>
    tellable(new Map(levels.map((level) => [`grey ${level}`, plain(level)])), 'pixels-easy')

  test('keeps the first of two faces that look alike', () => {
    expect(asked(0, 100, 104, 200)).toEqual(['grey 0', 'grey 100', 'grey 200'])
    expect(asked(0, 104, 100, 200)).toEqual(['grey 0', 'grey 104', 'grey 200'])
  })

  test('leaves out a face that is near everybody', () => {
    expect(asked(90, 100, 110)).toEqual([])
  })
})

describe('greyOf', () => {
  test('leaves light and dark and takes the colour away', () => {
    expect([...greyOf(Uint8Array.of(255, 0, 0, 10, 10, 10))]).toEqual([77, 77, 77, 10, 10, 10])
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
