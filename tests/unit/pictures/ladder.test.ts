import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { pictureOf } from '#pictures/index.ts'
import { HINT_WIDTH, type Ladder, LADDERS, ladderOf, MOST_STEP_BYTES, reduced, thirdOf } from '#pictures/ladder.ts'

const portraitOf = (id: string) => pictureOf('portrait', id) ?? ''

async function rawOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('a ladder', () => {
  test.each(Object.keys(LADDERS) as Ladder[])('%s has steps of real pixels only', async (ladder) => {
    const steps = await ladderOf(portraitOf('heung-min-son'), ladder)
    const found = await Promise.all(steps.map((step) => sharp(step).metadata()))
    expect(found.map(({ width }) => width)).toEqual([...LADDERS[ladder]])
    expect(found.map(({ height }) => height)).toEqual([...LADDERS[ladder]])
    for (const { exif, icc, xmp, iptc } of found)
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('is grey for as many steps as requested', async () => {
    const steps = await ladderOf(pictureOf('crest', 'napoli') ?? '', 'blur', { greyUntil: 3 })
    const colourful = await Promise.all(
      steps.map(async (step) => {
        const { data } = await rawOf(step)
        return data.some((value, index) => index % 3 === 0 && Math.abs(value - (data[index + 2] ?? value)) > 30)
      }),
    )
    expect(colourful).toEqual([false, false, false, true, true, true])
  })

  test('uses a picture that replaced a drawing, without its metadata', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#C8102E' } })
      .withExif({ IFD0: { Artist: 'Lev Yashin' } })
      .jpeg()
      .toBuffer()
    const hint = await reduced(picture, HINT_WIDTH)
    expect(await sharp(hint).metadata()).toMatchObject({ width: 16, height: 16, format: 'webp' })
    expect(hint.includes('Yashin')).toBe(false)
  })
})

describe('a third', () => {
  const EDGE = 240

  test.each([0, 1, 2])('%i is that part of the portrait', async (at) => {
    const drawing = portraitOf('carlos-valderrama')
    const whole = await sharp(Buffer.from(drawing))
      .resize(EDGE, EDGE)
      .flatten({ background: '#FFFFFF' })
      .png()
      .toBuffer()
    const shown = await rawOf(await thirdOf(drawing, at))
    const apart = await Promise.all(
      [0, 1, 2].map(async (other) => {
        const cut = { left: (other * EDGE) / 3, top: 0, width: EDGE / 3, height: EDGE }
        return differenceOf(shown, await rawOf(await sharp(whole).extract(cut).png().toBuffer()))
      }),
    )
    expect(apart.indexOf(Math.min(...apart))).toBe(at)
    expect(apart[at]).toBeLessThan(6)
  })

  test('of a detailed photograph has fewer pixels', async () => {
    const random = randomFrom(12)
    const noise = Buffer.from(Array.from({ length: EDGE * EDGE * 3 }, () => Math.floor(random() * 256)))
    const photograph = await sharp(noise, { raw: { width: EDGE, height: EDGE, channels: 3 } })
      .jpeg()
      .toBuffer()
    const bytes = await thirdOf(photograph, 1)
    expect(bytes.length).toBeLessThanOrEqual(MOST_STEP_BYTES)
    expect((await sharp(bytes).metadata()).width).toBeLessThan(EDGE / 3)
  })
})

type Raw = Awaited<ReturnType<typeof rawOf>>

/** Mean difference per byte. */
const differenceOf = (one: Raw, other: Raw): number =>
  one.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0) / one.data.length
