import { pictureAddress } from '#core/picture-address.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '#contracts/pictures.ts'
import { PICTURE_KINDS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { overridesFrom } from '#server/pictures/overrides.ts'
import { chunksOf, colourOf, plainPicture } from '#tests/support/pixels.ts'
import { fetchPicture } from './pictures.ts'
import { NOON, openStage, type Stage } from './stage.ts'

vi.mock('#server/pictures/overrides.ts', async (original) => {
  const bytes = await (await import('#tests/support/pixels.ts')).plainPicture('#0000FF')
  const overridden = ['crest juventus', 'portrait ronaldinho']
  return {
    ...(await original<object>()),
    overrideOf: (kind: string, id: string) =>
      overridden.includes(`${kind} ${id}`) ? { bytes, version: 'blue' } : undefined,
  }
})

const DRAWN = 'edgar-davids'
let stage: Stage
let clock = NOON

beforeAll(async () => {
  stage = await openStage()
  const footballers = [...PORTRAITS].map((id) => ({ id, fullname: id }))
  await stage.service.rpc('fill_players', { footballers })
})
afterAll(() => stage.close())

/** Lets cached rows expire. */
const later = () => void vi.setSystemTime((clock += 1001))

async function replace(player: string, colour: string) {
  const picture = { player, author: 'A. Painter', licence: 'CC BY 4.0', source: 'https://example.org/1' }
  const bytes = (await plainPicture(colour)).toString('base64')
  const { error } = await stage.service.rpc('fill_player_pictures', { pictures: [{ ...picture, bytes }] })
  if (error) throw error
  later()
}

async function takeDown(footballer: string, what: string | null) {
  await stage.service.rpc('take_down_picture', { footballer, what })
  later()
}

async function isBlue(path: string): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await colourOf((await fetchPicture(path)).bytes)
  return red < 40 && green < 40 && blue > 200
}

/** Opacity of the first and the middle pixel, 0 to 255. */
async function opacityOf(path: string) {
  const { bytes } = await fetchPicture(`/img/${path}`)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4
  return { corner: data[3], middle: data[middle + 3] }
}

describe('GET /img/{kind}/{id}', () => {
  test.each([
    ['portrait', DRAWN],
    ['crest', 'arsenal'],
    ['kit', 'arsenal'],
    ['stadium', 'arsenal'],
    ['ground', 'arsenal'],
    ['league', 'ligue1'],
  ] as const)('returns a %s as SVG, PNG and WebP', async (kind, id) => {
    const svg = await fetchPicture(`/img/${kind}/${id}.svg`)
    expect([svg.status, svg.bytes.toString()]).toEqual([200, pictureOf(kind, id)])
    for (const format of ['png', 'webp'] as const) {
      const { bytes, headers } = await fetchPicture(`/img/${kind}/${id}.${format}?w=128`)
      const read = await sharp(bytes).metadata()
      expect([read.format, read.width, headers.get('content-type')]).toEqual([format, 128, `image/${format}`])
    }
  })

  test('caches a drawing for less than a minute, with a policy that forbids scripts', async () => {
    const { headers } = await fetchPicture('/img/kit/arsenal.svg')
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=55, s-maxage=55',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('revalidates a portrait on every use, and sends it once', async () => {
    const path = `/img/portrait/${DRAWN}.webp?w=256`
    const { status, headers } = await fetchPicture(path)
    const tag = headers.get('etag')!
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    const again = await fetchPicture(path, { tag: `W/"other", ${tag}` })
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag])
    expect((await fetchPicture(`/img/portrait/${DRAWN}.webp?w=128`, { tag })).status).toBe(200)
    expect((await fetchPicture('/img/portrait/pele.webp?w=256', { tag })).status).toBe(200)
  })

  const cacheOf = async (path: string) => (await fetchPicture(path)).headers.get('cache-control')

  test("keeps a drawn portrait for a week under the build's version, and asks for one by others", async () => {
    for (const path of [
      `portrait/${DRAWN}.webp?w=128`,
      `portrait/${DRAWN}.svg?cut=1`,
      `portrait/${DRAWN}.svg`,
    ] as const)
      expect(await cacheOf(pictureAddress(path))).toBe('public, max-age=604800, immutable')
    expect(await cacheOf(pictureAddress('portrait/ronaldinho.webp?w=128'))).toBe('public, no-cache')
  })

  test.each(['kit/arsenal.svg', 'kit/arsenal.svg?cut=1', 'league/premierleague.svg', 'ground/arsenal.svg'] as const)(
    "caches %s permanently under the build's version",
    async (path) => {
      expect(await cacheOf(pictureAddress(path))).toBe('public, max-age=31536000, immutable')
    },
  )

  test("caches a crest permanently under the build's version", async () => {
    for (const tail of ['.svg?', '.webp?w=64&']) {
      const lasting = `/img/crest/arsenal${tail}v=${import.meta.env.PICTURES}`
      expect(await cacheOf(lasting)).toBe('public, max-age=31536000, immutable')
    }
    const old = await fetchPicture('/img/crest/arsenal.webp?w=64&v=0ld')
    expect([old.status, old.headers.get('cache-control')]).toEqual([307, 'no-store'])
    expect(old.headers.get('location')).toBe(`/img/crest/arsenal.webp?w=64&v=${import.meta.env.PICTURES}`)
  })

  test('gives practice rounds real pixels and no metadata', async () => {
    const { bytes } = await fetchPicture(`/img/portrait/${DRAWN}.webp?px=12`)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height, chunksOf(bytes)]).toEqual([12, 12, ['VP8L']])
  })

  test.each([`portrait/${DRAWN}.webp?cut=1&px=16`, `portrait/${DRAWN}.webp?cut=1`, 'kit/arsenal.webp?cut=1&px=16'])(
    'cuts %s out of its background',
    async (path) => {
      expect(await opacityOf(path)).toEqual({ corner: 0, middle: 255 })
    },
  )

  test('draws a footballer without gesture and prize on request', async () => {
    const { bytes } = await fetchPicture('/img/portrait/neymar.svg?cut=bare')
    expect(bytes.toString()).toBe(pictureOf('portrait', 'neymar', { cut: true, hands: false }))
    expect(bytes.toString()).not.toBe(pictureOf('portrait', 'neymar', { cut: true }))
  })

  test('a submitted picture keeps its background', async () => {
    expect(await opacityOf('portrait/ronaldinho.webp?cut=1&px=16')).toEqual({ corner: 255, middle: 255 })
  })

  test.each([
    ['/img/portrait/nobody-at-all.svg', 404, 'not-found'],
    ['/img/flag/fr.svg', 404, 'not-found'],
    ['/img/crest/arsenal.gif', 404, 'not-found'],
    ['/img/crest/arsenal', 404, 'not-found'],
    ['/img/crest/arsenal.svg.png', 404, 'not-found'],
    ['/img/crest/__proto__.svg', 404, 'not-found'],
    ['/img/crest/ARSENAL.svg', 404, 'not-found'],
    ['/img/crest/arsenal.png?w=129', 422, 'bad-request'],
    ['/img/crest/arsenal.png?w=128&x=1', 422, 'bad-request'],
    ['/img/crest/arsenal.png?px=12', 422, 'bad-request'],
    ['/img/crest/arsenal.webp?px=13', 422, 'bad-request'],
    ['/img/crest/arsenal.webp?cut=1', 422, 'bad-request'],
    ['/img/kit/arsenal.webp?cut=2', 422, 'bad-request'],
    ['/img/kit/arsenal.webp?cut=bare', 422, 'bad-request'],
    ['/img/crest/arsenal.svg?v=two-words', 422, 'bad-request'],
  ])('rejects %s', async (path, status, code) => {
    const { bytes, headers, ...reply } = await fetchPicture(path)
    expect(reply.status).toBe(status)
    expect(JSON.parse(bytes.toString())).toMatchObject({ code, statusCode: status })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('the contract lists every drawn kind', () => {
    expect([...contract.PICTURE_KINDS].sort()).toEqual([...PICTURE_KINDS].sort())
  })
})

describe('a picture that replaces a drawing', () => {
  const PLAYER = 'ronaldinho'
  const address = `/img/portrait/${PLAYER}`

  test('is shown instead, in the requested size', async () => {
    expect(await isBlue(`${address}.webp`)).toBe(true)
    await replace(PLAYER, '#FF0000')
    for (const path of [`${address}.webp?w=64`, `${address}.png?w=64`]) {
      const { bytes } = await fetchPicture(path)
      expect((await sharp(bytes).metadata()).width).toBe(64)
      expect((await colourOf(bytes))[0]).toBeGreaterThan(250)
      expect((await colourOf(bytes))[1]).toBeLessThan(5)
    }
  })

  test('redirects the SVG address to the picture', async () => {
    const { status, headers } = await fetchPicture(`${address}.svg?w=64`)
    expect([status, headers.get('location')]).toEqual([307, `${address}.webp?w=64`])
  })

  test('invalidates the cached drawing, and the drawing the cached picture', async () => {
    const path = `${address}.webp?w=64`
    const tag = (await fetchPicture(path)).headers.get('etag')!
    await takeDown(PLAYER, 'replacement')
    const drawing = await fetchPicture(path, { tag })
    expect(drawing.status).toBe(200)
    await takeDown(PLAYER, null)
    expect((await fetchPicture(path, { tag: drawing.headers.get('etag')! })).status).toBe(200)
  })

  test('has a lasting address, which a take-down replaces', async () => {
    const current = async () => (await fetchPicture(`${address}.webp?w=64&v=0`)).headers.get('location')!
    const sent = await current()
    const { status, headers } = await fetchPicture(sent)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    const asDrawing = await fetchPicture(sent.replace('.webp', '.svg'))
    expect([asDrawing.status, asDrawing.headers.get('location')]).toEqual([307, sent])
    await takeDown(PLAYER, 'replacement')
    const old = await fetchPicture(sent)
    expect([old.status, old.headers.get('cache-control')]).toEqual([307, 'no-store'])
    expect(old.headers.get('location')).toBe(await current())
    expect(await current()).not.toBe(sent)
    expect((await fetchPicture(await current())).status).toBe(200)
    await takeDown(PLAYER, 'everything')
    expect((await fetchPicture(sent)).status).toBe(404)
    await takeDown(PLAYER, null)
    expect((await fetchPicture(await current())).status).toBe(200)
  })

  test('is replaced by the drawing when hidden, and can return', async () => {
    await takeDown(PLAYER, 'replacement')
    expect((await fetchPicture(`${address}.svg`)).bytes.toString()).toBe(pictureOf('portrait', PLAYER))
    await takeDown(PLAYER, null)
    expect((await fetchPicture(`${address}.svg`)).status).toBe(307)
  })

  test('disappears with the drawing when all pictures of a footballer are hidden', async () => {
    await takeDown(PLAYER, 'everything')
    for (const tail of ['.svg', '.png', '.webp', '.webp?px=6']) {
      expect((await fetchPicture(address + tail)).status, tail).toBe(404)
    }
  })

  test('a drawn footballer can be hidden too, and caches are invalidated at once', async () => {
    const tag = (await fetchPicture(`/img/portrait/${DRAWN}.svg`)).headers.get('etag')!
    expect((await fetchPicture(`/img/portrait/${DRAWN}.svg`, { tag })).status).toBe(304)
    await takeDown(DRAWN, 'everything')
    expect((await fetchPicture(`/img/portrait/${DRAWN}.svg`, { tag })).status).toBe(404)
    await takeDown(DRAWN, null)
    expect((await fetchPicture(`/img/portrait/${DRAWN}.svg`)).status).toBe(200)
  })

  test('stays hidden while the database does not answer', async () => {
    const url = process.env['PUBLIC_SUPABASE_URL']!
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
    later()
    expect((await fetchPicture(`${address}.svg`)).status).toBe(404)
    expect((await fetchPicture(`/img/portrait/${DRAWN}.svg`)).status).toBe(200)
    vi.stubEnv('PUBLIC_SUPABASE_URL', url)
  })
})

describe('override files', () => {
  test('take precedence over the drawing', async () => {
    expect(await isBlue('/img/crest/juventus.png')).toBe(true)
    expect(await isBlue('/img/crest/arsenal.png')).toBe(false)
  })

  const named = { kind: 'crest', id: 'arsenal', file: 'a.webp', author: 'us', licence: 'own', source: 'our archive' }

  test('are found by kind and id', () => {
    const files = { '/pictures/overrides/a.webp': 'data:image/webp;base64,UklGRg==' }
    const override = overridesFrom([named], files).get('crest arsenal')
    expect(override?.bytes).toEqual(Buffer.from('RIFF'))
    expect(override?.author).toBe('us')
    const other = overridesFrom([named], { '/pictures/overrides/a.webp': 'data:image/webp;base64,UklGRg==AA' })
    expect(other.get('crest arsenal')?.version).not.toBe(override?.version)
  })

  test('must exist', () => {
    expect(() => overridesFrom([named], {})).toThrow('names a.webp, which is no WebP file')
  })
})
