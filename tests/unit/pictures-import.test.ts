import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeProblem } from '#scripts/data/sheets.ts'
import { preparePictures } from '#scripts/pictures/import/import.ts'
import { chunksOf, colourOf } from '#tests/support/pixels.ts'

const HEADER = 'file,footballer,author,licence,source'
const VALID_LINE = 'good.jpg,ronaldinho,A. Painter,CC BY-SA 4.0,https://example.org/1'
const FOOTBALLERS = new Set(['ronaldinho', 'edgar-davids'])

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eleven-pictures-'))
  await writeFile(join(folder, 'good.jpg'), await canvas(600, 800).jpeg().toBuffer())
})
afterEach(() => rm(folder, { recursive: true }))

const canvas = (width: number, height: number, background = '#FF0000') =>
  sharp({ create: { width, height, channels: 3, background } })

async function prepare(lines: string[], maxTotalBytes?: number) {
  await writeFile(join(folder, 'manifest.csv'), [HEADER, ...lines].join('\n'))
  return preparePictures({ folder, manifest: 'manifest.csv', footballers: FOOTBALLERS, maxTotalBytes })
}
const problemsOf = async (...lines: string[]) => (await prepare(lines)).problems.map(describeProblem)

describe('a valid picture', () => {
  test('becomes a row of WebP, 512 x 512, with its author', async () => {
    const { pictures, problems } = await prepare([VALID_LINE])
    expect(problems).toEqual([])
    const [{ bytes, ...credit } = { bytes: '' }] = pictures
    expect(credit).toEqual({
      player: 'ronaldinho',
      author: 'A. Painter',
      licence: 'CC BY-SA 4.0',
      source: 'https://example.org/1',
    })
    const { format, width, height } = await sharp(Buffer.from(bytes, 'base64')).metadata()
    expect([format, width, height]).toEqual(['webp', 512, 512])
  })

  test('gives the same row the next time', async () => {
    expect(await prepare([VALID_LINE])).toEqual(await prepare([VALID_LINE]))
  })

  test('contains no metadata', async () => {
    const image = canvas(512, 512)
      .withExif({ IFD0: { Artist: 'SECRET', Copyright: 'SECRET' } })
      .withXmp('<x>SECRET</x>')
    const original = await image.jpeg().toBuffer()
    expect(original.toString('latin1')).toContain('SECRET')
    await writeFile(join(folder, 'good.jpg'), original)
    const bytes = Buffer.from((await prepare([VALID_LINE])).pictures[0]!.bytes, 'base64')
    expect(bytes.toString('latin1')).not.toContain('SECRET')
    expect(chunksOf(bytes)).toEqual(['VP8 '])
  })

  test('is rotated by its orientation', async () => {
    const blueBelow = canvas(512, 512).composite([
      { input: await canvas(512, 256, '#0000FF').png().toBuffer(), top: 256, left: 0 },
    ])
    const upright = await blueBelow.png().toBuffer()
    await writeFile(join(folder, 'good.jpg'), await sharp(upright).withMetadata({ orientation: 3 }).jpeg().toBuffer())
    const bytes = Buffer.from((await prepare([VALID_LINE])).pictures[0]!.bytes, 'base64')
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 512, height: 200 }).toBuffer()
    expect((await colourOf(top))[2]).toBeGreaterThan(200)
  })

  test.each(['CC0', 'CC0 1.0', 'CC BY', 'CC BY 3.0', 'CC BY-SA'])('may be under %s with a link', async (licence) => {
    expect(await problemsOf(`good.jpg,ronaldinho,A,${licence},https://example.org`)).toEqual([])
  })

  test.each(['own', 'public domain'])('may be %s without a link', async (licence) => {
    expect(await problemsOf(`good.jpg,ronaldinho,A,${licence},our archive`)).toEqual([])
  })
})

describe('a manifest is rejected as a whole', () => {
  test.each([
    ['good.jpg,ronaldinho,A,CC BY-NC 4.0,https://example.org', 'licence: "CC BY-NC 4.0"'],
    ['good.jpg,ronaldinho,A,CC BY 4.0,a book', 'source: CC BY 4.0 asks for the https address'],
    ['good.jpg,ronaldinho,A,CC BY 4.0,javascript:alert(1)', 'source: CC BY 4.0 asks for the https address'],
    ['good.jpg,ronaldinho,,own,archive', 'author:'],
    ['good.jpg,nobody,A,own,archive', 'footballer: nobody has the id nobody'],
    ['../good.jpg,ronaldinho,A,own,archive', 'file: "../good.jpg"'],
    ['missing.jpg,ronaldinho,A,own,archive', 'file: there is no such file'],
    ['good.jpg,ronaldinho,A,own', '4 cells, expected 5'],
  ])('for %s', async (line, reason) => {
    const { pictures, problems } = await prepare([VALID_LINE.replace('ronaldinho', 'edgar-davids'), line])
    expect(pictures).toEqual([])
    expect(problems.map(describeProblem)).toEqual([expect.stringMatching(/^manifest\.csv:3: /)])
    expect(describeProblem(problems[0]!)).toContain(reason)
  })

  test('for a repeated footballer', async () => {
    expect(await problemsOf(VALID_LINE, VALID_LINE)).toEqual([
      'manifest.csv:3: footballer: ronaldinho has a picture further up (manifest)',
    ])
  })

  test('for a header with an unknown or empty column', async () => {
    await writeFile(join(folder, 'manifest.csv'), 'file,player\n')
    const options = { folder, manifest: 'manifest.csv', footballers: FOOTBALLERS }
    expect((await preparePictures(options)).problems.length).toBeGreaterThan(0)
    expect(await problemsOf()).toEqual(['manifest.csv:1: there is no such file, or no picture in it (manifest)'])
  })

  test('for more pictures than fit into one request', async () => {
    const { pictures, problems } = await prepare([VALID_LINE], 100)
    expect([pictures, problems.map(({ rule }) => rule)]).toEqual([[], ['size']])
  })
})

describe('a file is rejected', () => {
  const refusal = async (content: Buffer | string) => {
    await writeFile(join(folder, 'good.jpg'), content)
    return (await problemsOf(VALID_LINE))[0]
  }

  test.each([
    ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG is not taken from outside'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'no PNG, JPEG or WebP'],
    ['a GIF', 'GIF89a', 'no PNG, JPEG or WebP'],
    ['nothing', '', 'no PNG, JPEG or WebP'],
    ['a PNG that ends after its first bytes', Buffer.from('89504e470d0a1a0a', 'hex'), 'damaged'],
  ])('as %s', async (_, content, reason) => {
    expect(await refusal(content)).toContain(reason)
  })

  test('when it is truncated', async () => {
    const whole = await canvas(600, 600).jpeg().toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain('damaged')
  })

  test('when it is too small', async () => {
    expect(await refusal(await canvas(255, 900).png().toBuffer())).toContain('255 x 900 pixels are too few')
  })

  test('when it links elsewhere', async () => {
    await rm(join(folder, 'good.jpg'))
    await symlink('/etc/hostname', join(folder, 'good.jpg'))
    expect((await problemsOf(VALID_LINE))[0]).toContain('there is no such file in the folder')
  })
})
