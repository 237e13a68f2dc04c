import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { HINT_WIDTH, type Ladder, LADDERS, ladderOf, reduced, splitOf } from '#pictures/ladder.ts'

const MOST_BYTES = 2_000
const portraitOf = (id: string) => pictureOf('portrait', id) ?? ''

async function rawOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('a ladder', () => {
  test.each(Object.keys(LADDERS) as Ladder[])('%s has really reduced pixels and nothing besides', async (ladder) => {
    const steps = await ladderOf(portraitOf('heung-min-son'), ladder)
    const found = await Promise.all(steps.map((step) => sharp(step).metadata()))
    expect(found.map(({ width }) => width)).toEqual([...LADDERS[ladder]])
    expect(found.map(({ height }) => height)).toEqual([...LADDERS[ladder]])
    for (const { exif, icc, xmp, iptc } of found)
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('stays below 2 kB a step, whatever it shows', async () => {
    const largest = (ladder: Ladder) => LADDERS[ladder].at(-1) ?? 0
    const heavy: string[] = []
    for (const id of PORTRAITS)
      if ((await reduced(portraitOf(id), largest('pixels-easy'))).length >= MOST_BYTES) heavy.push(id)
    for (const id of CRESTS)
      if ((await reduced(pictureOf('crest', id) ?? '', largest('blur'))).length >= MOST_BYTES) heavy.push(id)
    expect(heavy).toEqual([])
  }, 60_000)

  test('is grey as long as asked', async () => {
    const steps = await ladderOf(pictureOf('crest', 'napoli') ?? '', 'blur', { greyUntil: 3 })
    const colourful = await Promise.all(
      steps.map(async (step) => {
        const { data } = await rawOf(step)
        return data.some((value, index) => index % 3 === 0 && Math.abs(value - (data[index + 2] ?? value)) > 30)
      }),
    )
    expect(colourful).toEqual([false, false, false, true, true, true])
  })

  test('takes a picture that replaced a drawing and drops what it carries', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#C8102E' } })
      .withExif({ IFD0: { Artist: 'Lev Yashin' } })
      .jpeg()
      .toBuffer()
    const hint = await reduced(picture, HINT_WIDTH)
    expect(await sharp(hint).metadata()).toMatchObject({ width: 16, height: 16, format: 'webp' })
    expect(hint.includes('Yashin')).toBe(false)
  })
})

describe('a split', () => {
  test('shows a third of each of the three', async () => {
    const ids = ['carlos-valderrama', 'n-golo-kante', 'edgar-davids'] as const
    const split = await rawOf(await splitOf([portraitOf(ids[0]), portraitOf(ids[1]), portraitOf(ids[2])]))
    const alone = await Promise.all(
      ids.map(async (id) => rawOf(await splitOf([portraitOf(id), portraitOf(id), portraitOf(id)]))),
    )
    for (const [third, whole] of alone.entries()) {
      const own = [0, 1, 2].map((part) => differenceIn(part, split, whole))
      expect(own.indexOf(Math.min(...own))).toBe(third)
      expect(own[third]).toBeLessThan(4)
    }
  })
})

type Raw = Awaited<ReturnType<typeof rawOf>>

/** Mean difference in the middle of one third. */
function differenceIn(third: number, one: Raw, other: Raw): number {
  const from = Math.round((one.width / 3) * third) + 10
  let sum = 0
  let count = 0
  for (let y = 0; y < one.height; y++) {
    for (let at = (y * one.width + from) * 3; at < (y * one.width + from + 60) * 3; at++, count++) {
      sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
    }
  }
  return sum / count
}
