import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decoding } from '#server/images/decode.ts'
import { asWebp, webpWithin } from '#server/images/encode.ts'
import { sniff } from '#server/images/sniff.ts'

/** Deterministic noise, which no encoder compresses well. */
function noisyPicture(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0, seed = 1; at < pixels.length; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    pixels[at] = seed >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const sizeOf = async (webp: Buffer) => {
  const { format, width, height } = await sharp(webp).metadata()
  return [format, width, height]
}

describe('asWebp', () => {
  test('crops a square', async () => {
    expect(await sizeOf(await asWebp(await noisyPicture(300, 200).png().toBuffer(), { size: 100 }))).toEqual([
      'webp',
      100,
      100,
    ])
  })

  test('keeps the whole picture on request, without enlarging it', async () => {
    const png = await noisyPicture(300, 200).png().toBuffer()
    expect(await sizeOf(await asWebp(png, { size: 150, fit: 'inside' }))).toEqual(['webp', 150, 100])
    expect(await sizeOf(await asWebp(png, { size: 1000, fit: 'inside' }))).toEqual(['webp', 300, 200])
  })

  test('lowers quality for size, down to a limit', async () => {
    const jpeg = await noisyPicture(256, 256).jpeg().toBuffer()
    const best = await asWebp(jpeg, { size: 256 })
    const smaller = await asWebp(jpeg, { size: 256, maxBytes: best.length - 1 })
    expect(smaller.length).toBeLessThan(best.length)
    await expect(asWebp(jpeg, { size: 256, maxBytes: 1000 })).rejects.toMatchObject({ code: 'unsupported-picture' })
    expect(await webpWithin(noisyPicture(256, 256), 1000)).toBeNull()
  })

  test('reads the first frame of an animation', async () => {
    const frames = [noisyPicture(50, 40), noisyPicture(50, 40).negate()].map((frame) => frame.png().toBuffer())
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const webp = await asWebp(gif, { size: 40 })
    expect((await sharp(webp).metadata()).pages).toBeUndefined()
  })

  test('rejects vector graphics before decoding', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    await expect(asWebp(svg, { size: 9 })).rejects.toMatchObject({ code: 'unsupported-picture' })
  })
})

/** A picture of one colour, which takes few bytes. */
const plainPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

describe('a picture with very many pixels', () => {
  test('is accepted up to 16 million, and rejected above', async () => {
    expect(await sizeOf(await asWebp(await plainPng(4096, 4096), { size: 64 }))).toEqual(['webp', 64, 64])
    await expect(asWebp(await plainPng(4097, 4096), { size: 64 })).rejects.toMatchObject({
      code: 'unsupported-picture',
    })
  })
})

describe('parallel pictures', () => {
  test('are decoded one after the other', async () => {
    const picture = await plainPng(8, 8)
    let open = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++open)
      await Promise.resolve()
      open--
    }
    await Promise.all(Array.from({ length: 8 }, () => decoding(picture, work)))
    expect([most, sharp.concurrency()]).toEqual([1, 1])
  })

  test('fail separately, and are rejected when too many wait', async () => {
    const picture = await plainPng(8, 8)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const broken = decoding(picture, () => held.then(() => Promise.reject(new Error('damaged'))))
    const others = Array.from({ length: 32 }, (_, at) => decoding(picture, () => Promise.resolve(at)))
    const outcomes = Promise.allSettled([broken, ...others])
    await expect(decoding(picture, () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' })
    release()
    const codes = (await outcomes).map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.value))
    expect(codes[0]).toMatchObject({ code: 'unsupported-picture' })
    expect(codes.slice(1, 32)).toEqual(others.slice(0, 31).map((_, at) => at))
    expect(codes[32]).toMatchObject({ code: 'unavailable' })
    expect(await decoding(picture, () => Promise.resolve('again'))).toBe('again')
  })
})

describe('sniff', () => {
  test('needs the complete signature', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      const bytes = await noisyPicture(16, 16)[format]().toBuffer()
      expect(sniff(bytes)).toBe(`image/${format}`)
      expect(sniff(bytes.subarray(0, 2))).toBeNull()
      expect(sniff(bytes.subarray(1))).toBeNull()
    }
  })
})
