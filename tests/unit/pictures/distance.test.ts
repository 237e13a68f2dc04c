import { describe, expect, test } from 'vitest'
import { distanceOf, greyOf, nearPairs, recognisable, thumbnailOf } from '#pictures/distance.ts'
import { pictureOf } from '#pictures/index.ts'

describe('recognisable', () => {
  const plain = (level: number) => new Uint8Array(12 * 12 * 3).fill(level)
  const recognisableIn = (...levels: number[]) =>
    recognisable(new Map(levels.map((level) => [`grey ${level}`, plain(level)])), 'pixels-easy')

  test('keeps the first of two similar faces', () => {
    expect(recognisableIn(0, 100, 104, 200)).toEqual(['grey 0', 'grey 100', 'grey 200'])
    expect(recognisableIn(0, 104, 100, 200)).toEqual(['grey 0', 'grey 104', 'grey 200'])
  })

  test('leaves out a face that is similar to all others', () => {
    expect(recognisableIn(90, 100, 110)).toEqual([])
  })
})

describe('greyOf', () => {
  test('keeps lightness and removes colour', () => {
    expect([...greyOf(Uint8Array.of(255, 0, 0, 10, 10, 10))]).toEqual([77, 77, 77, 10, 10, 10])
  })
})

describe('distanceOf', () => {
  test('is the mean distance of the pixels', () => {
    expect(distanceOf(Uint8Array.of(0, 0, 0, 9, 9, 9), Uint8Array.of(3, 0, 4, 9, 9, 9))).toBe(2.5)
  })

  test('is small for two drawings of one subject', async () => {
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
