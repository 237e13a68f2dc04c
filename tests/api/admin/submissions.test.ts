import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Crop, Decided, SubmissionPage } from '#contracts/admin.ts'
import type { AuditPage } from '#contracts/admin-desk.ts'
import { randomFrom } from '#core/random.ts'
import { INTERNET, type Machine } from '#server/images/network.ts'
import { chunksOf, colourOf } from '#tests/support/pixels.ts'
import { openPictureServer, PUBLIC, type PictureServer } from '../picture-server.ts'
import { fetchPicture } from '../pictures.ts'
import { NOON, openStage, type Player, type Stage } from '../stage.ts'
import { anAdmin, ask, refusal, signedInAs, bodyOf } from './back-office.ts'

const HAKIMI = 'achraf-hakimi'
const WHOLE_PICTURE: Crop = { x: 0, y: 0, size: 1 }
const MINUTE_MS = 60_000

let stage: Stage
let server: PictureServer
let admin: Player
let sender: Player

beforeAll(async () => {
  stage = await openStage()
  server = await openPictureServer()
  await stage.service.rpc('fill_players', { footballers: [{ id: HAKIMI, fullname: 'Achraf Hakimi' }] })
  admin = await anAdmin(stage)
  sender = await signedInAs(stage, 'sender')
  await stage.service.rpc('save_user', { request: aRecord(sender.id, 'Ada') })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await server.close()
  await stage.close()
})

const aRecord = (account: string, username: string) => ({
  account,
  visitor: null,
  progressId: null,
  create: { username, photo_url: null, preferences: {}, locales: '', opt_in: true },
  change: {},
  gapsOnly: false,
  records: [],
  verified: [],
  refused: [],
  limits: { day: 300, total: 20_000, runs: 200 },
})

/** Red on the left, blue on the right; upright it is 600 x 400. */
const redAndBlue = sharp({ create: { width: 600, height: 400, channels: 3, background: '#FF0000' } }).composite([
  {
    input: { create: { width: 300, height: 400, channels: 3, background: '#0000FF' } },
    left: 300,
    top: 0,
  },
])
const EXIF = { IFD0: { Artist: 'A. Player', ImageDescription: 'taken at home' } }

/** As saved by a camera held sideways. */
async function sideways(): Promise<Buffer> {
  const turned = await sharp(await redAndBlue.clone().png().toBuffer())
    .rotate(-90)
    .png()
    .toBuffer()
  return sharp(turned).withExif(EXIF).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

async function addSubmission(url: string, type: 'file' | 'link'): Promise<string> {
  const values = { account: sender.id, footballer: HAKIMI, url, type, most_pending: 100 }
  const { data, error } = await stage.service.rpc('add_submission', values)
  if (error) throw error
  return (data as { id: string }).id
}

const bucket = () => stage.service.storage.from('submissions')

async function aFile(bytes: Buffer): Promise<{ id: string; name: string }> {
  const name = `${sender.id}/${randomUUID()}.webp`
  const { error } = await bucket().upload(name, bytes, { contentType: 'image/webp' })
  if (error) throw error
  return { id: await addSubmission(name, 'file'), name }
}

/** A link to this test's server; `machines` are the addresses that its name resolves to. */
async function aLink(path: string, machines: Machine[] = [PUBLIC]): Promise<string> {
  const { connect } = INTERNET
  vi.spyOn(INTERNET, 'resolve').mockResolvedValue(machines)
  vi.spyOn(INTERNET, 'connect').mockImplementation((address, _, signal) =>
    connect(new URL(address.pathname, server.origin), [{ address: '127.0.0.1', family: 4 }], signal),
  )
  return addSubmission(`https://pictures.example.org${path}`, 'link')
}

const approve = (id: string, crop: Crop = WHOLE_PICTURE) =>
  ask(admin, 'POST', `/api/admin/submissions/${id}`, { body: { decision: 'approve', crop } })
const reject = (id: string, reason = 'too-small') =>
  ask(admin, 'POST', `/api/admin/submissions/${id}`, { body: { decision: 'reject', reason } })
const preview = (id: string) => ask(admin, 'GET', `/api/admin/submissions/${id}/picture`)
const queue = (query = '') => bodyOf<SubmissionPage>(ask(admin, 'GET', `/api/admin/submissions${query}`))
const statusOf = async (id: string) => {
  const { data } = await stage.service.from('submissions').select('status').eq('id', id).single()
  return (data as { status: string }).status
}
const storedBytes = async () => {
  const { data } = await stage.service.rpc('read_player_picture', { footballer: HAKIMI })
  return Buffer.from(data as string, 'base64')
}

describe('the queue', () => {
  test('names footballer and sender, shows links as text, and hides storage paths', async () => {
    const { id: file, name } = await aFile(await redAndBlue.clone().webp().toBuffer())
    const link = await aLink('/seen.png')
    const { status, text, headers } = await ask(admin, 'GET', '/api/admin/submissions')
    expect([status, new Headers(headers).get('cache-control')]).toEqual([200, 'no-store'])
    expect(text).not.toContain(name)
    const { items } = await queue('?status=pending')
    const shared = { footballer: { id: HAKIMI, name: 'Achraf Hakimi' }, sender: { id: sender.id, username: 'Ada' } }
    expect(items.find(({ id }) => id === file)).toMatchObject({ fileType: 'file', link: null, ...shared })
    const address = 'https://pictures.example.org/seen.png'
    expect(items.find(({ id }) => id === link)).toMatchObject({ fileType: 'link', link: address, ...shared })
    expect((await queue('?status=withdrawn')).items).toEqual([])
  })

  test.each(['?status=open', '?status=', '?cursor=1', '?page=2', '?status=pending&x=1'])(
    'rejects %s',
    async (query) => {
      expect(await refusal(ask(admin, 'GET', `/api/admin/submissions${query}`))).toEqual([422, 'bad-request'])
    },
  )
})

describe('the preview', () => {
  test.each(['file', 'link'])(
    'of a %s is our own upright WebP of at most 1024 pixels, without metadata',
    async (type) => {
      const large = await sharp(await sideways())
        .resize(1200, 1800)
        .keepMetadata()
        .jpeg()
        .toBuffer()
      server.serve('/large.jpg', large, 'image/jpeg')
      const id = type === 'file' ? (await aFile(large)).id : await aLink('/large.jpg')
      const { status, bytes, headers } = await preview(id)
      const { format, width, height, exif } = await sharp(bytes).metadata()
      expect([status, format, width, height, exif]).toEqual([200, 'webp', 1024, 683, undefined])
      expect(chunksOf(bytes)).toEqual(['VP8 '])
      expect(Object.fromEntries(headers)).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/webp' })
    },
  )

  test('of nothing is a 404', async () => {
    const { id, name } = await aFile(await redAndBlue.clone().webp().toBuffer())
    await bucket().remove([name])
    for (const missing of [id, randomUUID(), 'x', `${id}x`]) {
      expect(await refusal(preview(missing))).toEqual([404, 'not-found'])
    }
  })
})

describe('an approval', () => {
  test("publishes the crop within a minute, without metadata, and keeps the player's file", async () => {
    const address = `/img/portrait/${HAKIMI}.webp`
    await fetchPicture(address)
    const { id, name } = await aFile(await sideways())
    // Two thirds of the height on the right: blue only.
    expect(await bodyOf<Decided>(approve(id, { x: 0.5, y: 0, size: 0.5 }))).toEqual({ id, status: 'approved' })
    vi.setSystemTime(NOON + MINUTE_MS)
    const { status, bytes } = await fetchPicture(address)
    expect([status, (await colourOf(bytes))[2]! > 200]).toEqual([200, true])
    vi.setSystemTime(NOON)

    const stored = await storedBytes()
    const { width, height, format, exif } = await sharp(stored).metadata()
    expect([width, height, format, exif, chunksOf(stored)]).toEqual([512, 512, 'webp', undefined, ['VP8 ']])
    expect(stored.includes('A. Player')).toBe(false)
    expect((await bucket().download(name)).error).toBeNull()
    const { data } = await stage.service.from('player_pictures').select('author, licence, source, submission').single()
    expect(data).toEqual({ author: 'Ada', licence: 'own', source: 'submission', submission: id })
    const { items } = await bodyOf<AuditPage>(ask(admin, 'GET', '/api/admin/audit'))
    expect(items[0]).toMatchObject({
      admin: { id: admin.id },
      action: 'approve-submission',
      target: HAKIMI,
      detail: id,
    })
  })

  test('keeps a detailed picture below 100 kB', async () => {
    const random = randomFrom(11)
    const noise = Buffer.from(Array.from({ length: 512 * 512 * 3 }, () => random() * 256))
    const restless = sharp(noise, { raw: { width: 512, height: 512, channels: 3 } })
    server.serve('/restless.jpg', await restless.jpeg({ quality: 95 }).toBuffer())
    await bodyOf(approve(await aLink('/restless.jpg')))
    expect((await storedBytes()).length).toBeLessThanOrEqual(102_400)
  })

  test('fills transparent parts with white', async () => {
    const holes = sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    server.serve('/holes.png', await holes.png().toBuffer())
    await bodyOf(approve(await aLink('/holes.png')))
    expect(await colourOf(await storedBytes())).toEqual([255, 255, 255])
  })

  test.each<[string, Crop]>([
    ['higher than the picture', { x: 0, y: 0, size: 0.8 }],
    ['out to the right', { x: 0.6, y: 0, size: 0.5 }],
    ['out at the bottom', { x: 0, y: 0.6, size: 0.5 }],
  ])('of a square %s is rejected and decides nothing', async (_, crop) => {
    const { id } = await aFile(await redAndBlue.clone().webp().toBuffer())
    expect(await refusal(approve(id, crop))).toEqual([422, 'bad-request'])
    expect(await statusOf(id)).toBe('pending')
  })

  test.each<[string, (path: string) => Promise<string>]>([
    [
      'an SVG that calls itself a PNG',
      async (path) => {
        server.serve(path, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
        return aLink(path)
      },
    ],
    [
      'more than five megabytes',
      async (path) => {
        server.serve(path, Buffer.concat([await redAndBlue.clone().png().toBuffer(), Buffer.alloc(5_000_001)]))
        return aLink(path)
      },
    ],
    [
      'half a picture',
      async (path) => {
        server.serve(path, (await redAndBlue.clone().png().toBuffer()).subarray(0, 200))
        return aLink(path)
      },
    ],
    ['a private address', (path) => aLink(path, [{ address: '10.0.0.7', family: 4 }])],
    ['this machine', (path) => aLink(path, [PUBLIC, { address: '::1', family: 6 }])],
    [
      'a redirect to the cloud metadata address',
      async (path) => {
        server.redirect(path, 'http://169.254.169.254/latest/meta-data')
        return aLink(path)
      },
    ],
  ])('of a link to %s is rejected and decides nothing', async (name, arrange) => {
    const id = await arrange(`/${name.replaceAll(' ', '-')}`)
    for (const asked of [approve(id, { ...WHOLE_PICTURE, size: 0.5 }), preview(id)])
      expect(await refusal(asked)).toEqual([422, 'link-refused'])
    expect(await statusOf(id)).toBe('pending')
    expect((await bodyOf<AuditPage>(ask(admin, 'GET', '/api/admin/audit'))).items[0]!.detail).not.toBe(id)
  })

  test('of an unreachable link reports that', async () => {
    const id = await aLink('/gone.png')
    expect(await refusal(approve(id))).toEqual([502, 'link-failed'])
    expect(await statusOf(id)).toBe('pending')
  })

  test('by two admins at once happens once', async () => {
    const { id } = await aFile(await redAndBlue.clone().webp().toBuffer())
    const crop = { x: 0, y: 0, size: 0.5 }
    const answers = await Promise.all([approve(id, crop), approve(id, crop)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refusal(reject(id))).toEqual([409, 'already-decided'])
    expect(await refusal(approve(id, crop))).toEqual([409, 'already-decided'])
  })
})

describe('a rejection', () => {
  test('has a reason, removes the file and is final', async () => {
    const { id, name } = await aFile(await redAndBlue.clone().webp().toBuffer())
    expect(await bodyOf<Decided>(reject(id, 'face-not-visible'))).toEqual({ id, status: 'rejected' })
    expect((await bucket().download(name)).error).not.toBeNull()
    const { items } = await queue('?status=rejected')
    expect(items.find((one) => one.id === id)).toMatchObject({ status: 'rejected', reason: 'face-not-visible' })
    expect(await refusal(reject(id))).toEqual([409, 'already-decided'])
  })

  test('removes the file on a retry when the first attempt stopped before that', async () => {
    const { id, name } = await aFile(await redAndBlue.clone().webp().toBuffer())
    const values = { by_admin: admin.id, submission: id, verdict: 'rejected', why: 'too-small', picture: null }
    await stage.service.rpc('decide_submission', values)
    expect((await bucket().download(name)).error).toBeNull()
    expect(await refusal(reject(id))).toEqual([409, 'already-decided'])
    expect((await bucket().download(name)).error).not.toBeNull()
  })

  test.each([
    ['an unknown reason', { decision: 'reject', reason: 'ugly' }],
    ['no reason', { decision: 'reject' }],
    ['no square', { decision: 'approve' }],
    ['an empty square', { decision: 'approve', crop: { x: 0, y: 0, size: 0 } }],
    ['another decision', { decision: 'withdraw' }],
    ['an unknown field', { decision: 'approve', crop: WHOLE_PICTURE, author: 'me' }],
  ])('is refused with %s, as is such an approval', async (_, body) => {
    const id = await aLink('/x.png')
    expect(await refusal(ask(admin, 'POST', `/api/admin/submissions/${id}`, { body }))).toEqual([422, 'bad-request'])
    expect(await statusOf(id)).toBe('pending')
  })

  test('of a missing submission is a 404', async () => {
    for (const id of [randomUUID(), 'nothing']) {
      expect(await refusal(reject(id))).toEqual([404, 'not-found'])
      expect(await refusal(approve(id))).toEqual([404, 'not-found'])
    }
  })
})
