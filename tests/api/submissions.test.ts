import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { MAX_PENDING, MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'
import type { SubmissionAnswer } from '#contracts/submissions.ts'
import { POST as withdraw } from '#pages/api/submissions/[id]/withdraw.ts'
import { POST } from '#pages/api/submissions/index.ts'
import { openStage, SITE, type Player, type Stage } from './stage.ts'

const HAKIMI = 'achraf-hakimi'
const LINK = 'https://pictures.example.org/hakimi.jpg'

let stage: Stage
let ada: Player
let ben: Player
const ADDRESS = '192.0.2.1'

beforeAll(async () => {
  stage = await openStage()
  await stage.service.rpc('fill_players', { footballers: [{ id: HAKIMI, fullname: 'Achraf Hakimi' }] })
  ada = await stage.player('ada')
  ben = await stage.player('ben')
})
beforeEach(async () => {
  for (const player of [ada, ben]) for (const { id } of await rows(player)) await withdrawn(player, id)
})
afterAll(() => stage.close())

type Reply = { status: number; body: SubmissionAnswer & ErrorAnswer }
type Fields = Record<string, string | Blob | undefined>

const replyOf = async (response: Response): Promise<Reply> => ({
  status: response.status,
  body: (await response.json()) as Reply['body'],
})

/** As a browser would: session cookies and a form. */
async function send(player: Player | null, fields: Fields): Promise<Reply> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ player: HAKIMI, rights: 'yes', ...fields }))
    if (value !== undefined) body.append(name, value)
  return sendRaw(player, { body })
}

async function sendRaw(player: Player | null, init: RequestInit): Promise<Reply> {
  const headers = new Headers(init.headers)
  if (player) headers.set('authorization', `Bearer ${player.token}`)
  const request = new Request(`${SITE}/api/submissions`, { method: 'POST', ...init, headers })
  return replyOf(await POST({ request, params: {}, clientAddress: ADDRESS }))
}

async function withdrawn(player: Player | null, id: string): Promise<Reply> {
  const headers = player ? { authorization: `Bearer ${player.token}` } : undefined
  const request = new Request(`${SITE}/api/submissions/${id}/withdraw`, { method: 'POST', headers })
  return replyOf(await withdraw({ request, params: { id }, clientAddress: ADDRESS }))
}

type Row = { id: string; user_id: string; file_url: string; file_type: string; status: string }

/** Pending submissions of a player. */
async function rows({ id }: Player = ada): Promise<Row[]> {
  const { data } = await stage.service.from('submissions').select('*').eq('status', 'pending').eq('user_id', id)
  return data as Row[]
}

async function storedOf(player: Player): Promise<string[]> {
  const { data } = await stage.service.storage.from('submissions').list(player.id)
  return data!.map(({ name }) => `${player.id}/${name}`)
}

async function bytesOf(row: Row): Promise<Buffer> {
  const { data } = stage.service.storage.from('submissions').getPublicUrl(row.file_url)
  const answer = await fetch(data.publicUrl)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  return Buffer.from(await answer.arrayBuffer())
}

const painted = (width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 120 } } })
const fileOf = (bytes: Buffer, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type })
const jpeg = async () => fileOf(await painted().jpeg().toBuffer())

describe('sending a file', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('stores a %s as WebP under the account', async (format) => {
    const { status, body } = await send(ada, { file: fileOf(await painted().toFormat(format).toBuffer()) })
    expect([status, body.status]).toEqual([201, 'pending'])
    const [row] = await rows()
    expect(row).toMatchObject({ id: body.id, user_id: ada.id, player_id: HAKIMI, file_type: 'file', reason: null })
    expect(row!.file_url).toMatch(new RegExp(`^${ada.id}/[0-9a-f-]{36}\\.webp$`))
    const { format: kept, width } = await sharp(await bytesOf(row!)).metadata()
    expect([kept, width]).toEqual(['webp', 300])
  })

  test('removes metadata after applying its orientation', async () => {
    const raw = await painted(400, 200)
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(raw.includes('Exif')).toBe(true)
    await send(ada, { file: fileOf(raw) })
    const bytes = await bytesOf((await rows())[0]!)
    const { exif, xmp, icc, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, xmp, icc, orientation }).toEqual({})
    expect([width, height]).toEqual([200, 400])
    for (const word of ['Exif', 'EXIF', 'Somebody']) expect(bytes.includes(word)).toBe(false)
  })

  test('reduces a large one and does not enlarge a small one', async () => {
    await send(ada, { file: fileOf(await painted(3000, 1500).jpeg().toBuffer()) })
    const { width, height } = await sharp(await bytesOf((await rows())[0]!)).metadata()
    expect([width, height]).toEqual([1024, 512])
  })

  test('drops bytes after the picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    await send(ada, { file: fileOf(Buffer.concat([await painted().png().toBuffer(), script])) })
    expect((await bytesOf((await rows())[0]!)).includes('script')).toBe(false)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  const refused: [string, () => Promise<Blob | string>, string][] = [
    ['an SVG', async () => fileOf(svg, 'image/svg+xml'), 'unsupported-picture'],
    ['an SVG that says it is a PNG', async () => fileOf(svg, 'image/png'), 'unsupported-picture'],
    ['a GIF', async () => fileOf(await painted().gif().toBuffer(), 'image/gif'), 'unsupported-picture'],
    ['a page behind the first bytes of a JPEG', async () => fileOf(half(svg)), 'unsupported-picture'],
    ['a picture that was cut off', async () => fileOf((await detailed()).subarray(0, 20_000)), 'unsupported-picture'],
    ['an empty file', async () => fileOf(Buffer.alloc(0)), 'unsupported-picture'],
    ['a text in the place of the file', async () => 'file', 'bad-request'],
    ['one byte too many', async () => fileOf(Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff)), 'picture-too-large'],
  ]
  test.each(refused)('rejects %s', async (_, make, code) => {
    expect((await send(ada, { file: await make() })).body.code).toBe(code)
    expect([await rows(), await storedOf(ada)]).toEqual([[], []])
  })

  test('stops reading an endless body', async () => {
    let given = 0
    const chunk = new Uint8Array(65_536)
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        given += chunk.length
        controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { body, headers, duplex: 'half' } as RequestInit
    expect(await sendRaw(ada, init)).toMatchObject({ status: 413, body: { code: 'picture-too-large' } })
    expect(given).toBeLessThan(2 * MAX_PICTURE_BYTES)
  })

  test('removes the stored file when the row cannot be written', async () => {
    const file = await jpeg()
    await stage.service.auth.admin.deleteUser(ben.id)
    expect(await send(ben, { file })).toMatchObject({ status: 401, body: { code: 'unauthorised' } })
    expect(await storedOf(ben)).toEqual([])
    ben = await stage.player('ben2')
    // A footballer of the sheets whose row does not exist yet.
    expect((await send(ben, { file, player: 'kylian-mbappe' })).body.code).toBe('unknown-player')
    expect(await storedOf(ben)).toEqual([])
  })
})

const half = (text: Buffer) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text, Buffer.alloc(64)])
/** Larger than a plain picture, so that half of it can be missing. */
const detailed = () => {
  const pixels = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * at) % 251))
  return sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
}

describe('sending a link', () => {
  test('stores it unchanged and fetches nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { status } = await send(ada, { link: LINK })
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('pictures.example.org'))).toEqual([])
    fetched.mockRestore()
    expect(status).toBe(201)
    expect(await rows()).toMatchObject([{ file_url: LINK, file_type: 'link' }])
    expect(await storedOf(ada)).toEqual([])
  })

  test.each([
    'http://pictures.example.org/a.jpg',
    'ftp://pictures.example.org/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'no link at all',
    '',
    'https://localhost/a.jpg',
    'https://printer.local/a.jpg',
    'https://metadata.google.internal/a.jpg',
    'https://intranet/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@pictures.example.org/a.jpg',
    'https://pictures.example.org:8443/a.jpg',
    `${LINK}?${'x'.repeat(500)}`,
  ])('rejects "%.60s"', async (link) => {
    expect(await send(ada, { link })).toMatchObject({ status: 422, body: { code: 'link-refused' } })
    expect(await rows()).toEqual([])
  })
})

describe('limits', () => {
  test('require a signed-in account', async () => {
    expect(await send(null, { link: LINK })).toMatchObject({ status: 401, body: { code: 'unauthorised' } })
  })

  test.each<[string, Fields, string]>([
    ['an unknown footballer', { player: 'nobody-at-all' }, 'unknown-player'],
    ['a footballer named like a built-in', { player: 'constructor' }, 'unknown-player'],
    ['no footballer', { player: undefined }, 'bad-request'],
    ['rights that nobody confirmed', { rights: undefined }, 'bad-request'],
    ['rights in another word', { rights: 'on' }, 'bad-request'],
    ['a status', { status: 'approved' }, 'bad-request'],
    ['somebody else’s account', { user_id: randomUUID() }, 'bad-request'],
    ['neither file nor link', { link: undefined }, 'bad-request'],
    ['both', { file: new File(['x'], 'x.jpg') }, 'bad-request'],
  ])('reject %s', async (_, fields, code) => {
    expect(await send(ada, { link: LINK, ...fields })).toMatchObject({ status: 422, body: { code } })
    expect(await rows()).toEqual([])
  })

  test('reject a repeated field', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ player: HAKIMI, rights: 'yes', link: LINK })) body.append(name, value)
    body.append('player', 'nobody-at-all')
    expect((await sendRaw(ada, { body })).body.code).toBe('bad-request')
  })

  test.each([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['a broken form', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }],
  ])('reject %s', async (_, init) => {
    expect((await sendRaw(ada, init)).body.code).toBe('bad-request')
  })

  test('allow a number of pending ones, and another after a withdrawal', async () => {
    const sent = await Promise.all(Array.from({ length: MAX_PENDING + 3 }, () => send(ada, { link: LINK })))
    const statuses = sent.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array<number>(MAX_PENDING).fill(201), 409, 409, 409])
    const file = await jpeg()
    expect((await send(ada, { file })).body.code).toBe('submissions-full')
    expect(await storedOf(ada)).toEqual([])
    expect((await send(ben, { link: LINK })).status).toBe(201)
    await withdrawn(ada, (await rows())[0]!.id)
    expect((await send(ada, { file })).status).toBe(201)
  })

  test('allow thirty an hour per account', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const cleo = await stage.player('cleo')
    const statuses: number[] = []
    for (let count = 0; count < 31; count++) statuses.push((await send(cleo, { link: 'none' })).status)
    const other = await send(ben, { link: 'none' })
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429])
    expect(other.status).toBe(422)
  })
})

describe('withdrawing', () => {
  test('removes the file, and can be repeated', async () => {
    const { body } = await send(ada, { file: await jpeg() })
    expect(await storedOf(ada)).toHaveLength(1)
    const answer = { status: 200, body: { id: body.id, status: 'withdrawn' } }
    expect(await withdrawn(ada, body.id)).toEqual(answer)
    expect(await storedOf(ada)).toEqual([])
    expect(await withdrawn(ada, body.id)).toEqual(answer)
  })

  test('gives a 404 to others, and keeps the picture', async () => {
    const { body } = await send(ada, { file: await jpeg() })
    expect(await withdrawn(ben, body.id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await withdrawn(null, body.id)).toMatchObject({ status: 401 })
    expect([(await rows()).length, (await storedOf(ada)).length]).toEqual([1, 1])
  })

  test('rejects a decided one', async () => {
    const { body } = await send(ada, { link: LINK })
    const decision = { by_admin: ben.id, submission: body.id, verdict: 'rejected', why: 'too-small', picture: null }
    expect((await stage.service.rpc('decide_submission', decision)).error).toBeNull()
    expect(await withdrawn(ada, body.id)).toMatchObject({ status: 409, body: { code: 'already-decided' } })
  })

  test.each([randomUUID(), 'abc', '../withdraw'])('finds no %s', async (id) => {
    expect((await withdrawn(ada, id)).body.code).toBe('not-found')
  })
})
