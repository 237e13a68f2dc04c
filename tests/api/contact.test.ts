import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ABOUT_MAX, EMAIL_MAX, problemsOf, TEXT_MAX } from '#contracts/contact-fields.ts'
import type { NewNote } from '#contracts/contact.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { takeForm, type Refusal } from '#server/notes/form.ts'
import { GET, POST } from '#pages/api/contact/index.ts'
import { GET as keepUp } from '#pages/api/upkeep.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Stage } from './stage.ts'

let stage: Stage
let clock = NOON

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('CRON_SECRET', 'of the cron')
})
beforeEach(() => later(60_000))
afterEach(() => void vi.stubEnv('RATE_LIMIT_FACTOR', '1000'))
afterAll(() => stage.close())

const later = (ms: number) => void vi.setSystemTime((clock += ms))
const TEXT = 'The club of this player is last season\u2019s.'

let count = 0
const aNote = (changes: Partial<NewNote> = {}): NewNote => ({
  ...{ topic: 'data', about: 'Zinedine Zidane', text: `${TEXT} ${++count}`, email: '', page: '/age', locale: 'en' },
  ...changes,
})
const send = (note: unknown, browser: Browser = aBrowser()) =>
  browser.send<{ number: number } & ErrorAnswer>(POST, 'POST', '/api/contact', note)

/** A token that is old enough. */
async function aToken(ms = 5_000): Promise<string> {
  const { body } = await aBrowser().send<{ token: string }>(GET, 'GET', '/api/contact')
  later(ms)
  return body.token
}

async function row(number: number) {
  const { data } = await stage.service.from('contact_notes').select('*').eq('number', number).single()
  return data as Record<string, unknown>
}

describe('POST /api/contact', () => {
  test('stores a note with page, language and browser, and sets no cookie', async () => {
    const note = aNote({ email: ' ada@example.test ', token: await aToken() })
    const reply = await send(note)
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([201, []])
    const { id, key, token, created_at, notice_at, number, ...stored } = await row(reply.body.number)
    expect([id, key, token, created_at, notice_at, number].every(Boolean)).toBe(true)
    expect(stored).toEqual({
      ...{ topic: 'data', about: 'Zinedine Zidane', body: note.text, email: 'ada@example.test', page: '/age' },
      ...{ browser: '', locale: 'en', status: 'open', user_id: null, decided_at: null, notice_try: 0 },
    })
  })

  test('stores the account of a session, and neither address nor visitor id without one', async () => {
    const ada = await stage.player('ada')
    const reply = await send(aNote(), aBrowser({ cookies: ada.cookies }))
    expect(await row(reply.body.number)).toMatchObject({ user_id: ada.id })
    const stranger = await send(aNote(), aBrowser({ address: '198.51.100.200' }))
    expect(JSON.stringify(await row(stranger.body.number))).not.toContain('198.51.100.200')
  })

  test('stores a double click once, with the same answer', async () => {
    const note = aNote({ token: await aToken() })
    const replies = await Promise.all([send(note), send(note), send(note)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1)
  })

  test.each([
    ['without a token', () => Promise.resolve({})],
    ['with a forged token', () => Promise.resolve({ token: 'x'.repeat(80) })],
    ['sent within four seconds', async () => ({ token: await aToken(3_000) })],
    ['with a token of yesterday', async () => ({ token: await aToken(86_400_000) })],
    ['with the hidden field filled', async () => ({ token: await aToken(), trap: 'https://spam.example' })],
    ['with many links', async () => ({ token: await aToken(), text: `Look: ${'https://spam.example '.repeat(4)}` })],
  ])('holds a note %s, with the same answer', async (_, changes) => {
    const reply = await send(aNote(await changes()))
    expect(reply.status).toBe(201)
    expect(await row(reply.body.number)).toMatchObject({ status: 'held', notice_at: null })
  })

  test('holds the second note with one token', async () => {
    const token = await aToken()
    const numbers = [(await send(aNote({ token }))).body.number, (await send(aNote({ token }))).body.number]
    expect(await Promise.all(numbers.map(async (number) => (await row(number))['status']))).toEqual(['open', 'held'])
  })

  test('drops the second field of a subject that has none', async () => {
    const { body } = await send(aNote({ topic: 'idea' }))
    expect(await row(body.number)).toMatchObject({ about: '' })
  })

  test.each([
    ['no subject', { topic: undefined }],
    ['another subject', { topic: 'press' }],
    ['too few words', { text: 'Hello' }],
    ['too many words', { text: 'x'.repeat(TEXT_MAX + 1) }],
    ['a long second field', { about: 'x'.repeat(ABOUT_MAX + 1) }],
    ['no address about an account', { topic: 'account', email: '' }],
    ['half an address', { email: 'ada@example' }],
    ['a header in the address', { email: 'ada@example.test\r\nBcc: all@example.test' }],
    ['a long address', { email: `${'a'.repeat(EMAIL_MAX)}@example.test` }],
    ['a NUL', { text: `${TEXT}\0` }],
    ['another language', { locale: 'de' }],
    ['an unknown field', { status: 'done' }],
  ])('rejects %s', async (_, changes) => {
    expect((await send({ ...aNote(), ...changes })).body.code).toBe('bad-request')
  })

  test('accepts five an hour per network, and per typed address from any network', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const statuses = async (browserOf: (at: number) => Browser, email = '') => {
      const all: number[] = []
      for (let at = 0; at < 6; at++) all.push((await send(aNote({ email }), browserOf(at))).status)
      return all
    }
    const most = [...Array<number>(5).fill(201), 429]
    expect(await statuses(() => aBrowser({ address: '198.51.100.1' }))).toEqual(most)
    const another = (at: number) => aBrowser({ address: `198.51.100.${10 + at}` })
    expect(await statuses(another, 'Ada@example.test')).toEqual(most)
  })

  const spend = (group: string) =>
    stage.service.rpc('admit', {
      asked: { bucket: `${group}:everybody`, limit: 1_000_000, window: 86_400, cost: 300 },
    })

  test('accepts 300 held notes a day in all, and trusted ones beyond that', async () => {
    await spend('heldNotes')
    const [held, ours] = [aNote(), aNote({ token: await aToken() })]
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const browser = aBrowser({ address: '198.51.100.70' })
    expect((await send(held, browser)).body.code).toBe('too-many-requests')
    expect((await send(ours, browser)).status).toBe(201)
  })

  test('accepts 300 a day in all', async () => {
    await spend('allNotes')
    const note = aNote({ token: await aToken() })
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    expect((await send(note, aBrowser({ address: '198.51.100.60' }))).body.code).toBe('too-many-requests')
  })
})

describe('the form without script', () => {
  const post = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
    takeForm(
      {
        request: new Request(`${SITE}/contact/sent`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: new URLSearchParams(fields).toString(),
        }),
        ...{ params: {}, headers: new Headers(), clientAddress: '198.51.100.100' },
      },
      'es',
      Date.now(),
    )
  const fields = { topic: 'broken', about: '/quiz', text: 'The clock\r\nstood still for a while.', email: '' }

  test('is shown again with a token, and the note sent with that token is open and mailed', async () => {
    const shown = (await post({ ...fields, website: '' })) as Refusal
    expect(shown).toMatchObject({ typed: { about: '/quiz' }, problems: {}, trouble: 'check', status: 200 })
    later(5_000)
    const { number } = (await post({ ...fields, website: '', token: shown.token })) as { number: number }
    const { notice_at, ...stored } = await row(number)
    expect(notice_at).not.toBeNull()
    expect(stored).toMatchObject({
      ...{ topic: 'broken', about: '/quiz', body: 'The clock\nstood still for a while.' },
      ...{ locale: 'es', status: 'open' },
    })
  })

  test('keeps a token that is too young, and renews one that is old or forged', async () => {
    const { token } = (await post(fields)) as Refusal
    later(3_000)
    expect(await post({ ...fields, token })).toMatchObject({ trouble: 'check', token })
    later(86_400_000)
    for (const one of [token, 'x'.repeat(80)]) {
      const again = (await post({ ...fields, token: one })) as Refusal
      expect(again.trouble).toBe('check')
      expect(again.token).not.toBe(one)
    }
  })

  test('accepts a corrected form at once when its token is old enough', async () => {
    const { token } = (await post({ ...fields, text: 'Short' })) as Refusal
    later(5_000)
    const again = (await post({ ...fields, text: 'Shorter', token })) as Refusal
    expect(again).toMatchObject({ trouble: null, status: 422 })
    later(1_000)
    expect(await post({ ...fields, text: 'Long enough to be read by a person.', token: again.token })).toEqual({
      number: expect.any(Number) as number,
    })
  })

  test('holds a note with a filled honeypot at once; other notes are stored at the second press only', async () => {
    const count = async () =>
      (await stage.service.from('contact_notes').select('*', { count: 'exact', head: true })).count
    const before = await count()
    await post({ ...fields, text: 'Another clock stood still for a while.' })
    expect(await count()).toBe(before)
    const { number } = (await post({ ...fields, website: 'https://spam.example' })) as { number: number }
    expect(await row(number)).toMatchObject({ status: 'held', notice_at: null })
  })

  test('shows the typed values again with the problem of each field', async () => {
    expect(await post({ topic: 'account', text: 'Short', email: '' })).toEqual({
      token: expect.any(String) as string,
      typed: { topic: 'account', about: '', text: 'Short', email: '' },
      problems: { text: 'textShort', email: 'emailMissing' },
      ...{ trouble: null, status: 422 },
    })
  })

  test('shows the typed values again when the rate limit is reached or the backend is down', async () => {
    const { token } = (await post(fields)) as Refusal
    later(5_000)
    vi.stubEnv('RATE_LIMIT_FACTOR', '0')
    expect(await post({ ...fields, token })).toMatchObject({ typed: { about: '/quiz' }, trouble: 'limit', status: 429 })
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
    expect(await post({ ...fields, token })).toMatchObject({
      ...{ typed: { about: '/quiz' }, trouble: 'generic', status: 503 },
    })
    vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
  })

  test('rejects other content types and large bodies', async () => {
    expect(await post(fields, 'text/plain')).toMatchObject({ trouble: 'generic', status: 422 })
    expect(await post({ ...fields, text: 'x'.repeat(70_000) })).toMatchObject({ trouble: 'generic', status: 413 })
  })
})

describe('problems of a note', () => {
  const typed = { topic: 'idea', about: '', text: 'x'.repeat(20), email: '' }

  test.each([
    [{}, {}],
    [{ topic: '' }, { topic: 'topicMissing' }],
    [{ text: `  ${'x'.repeat(19)}  ` }, { text: 'textShort' }],
    [{ email: 'a@b.co' }, {}],
    [{ email: 'a b@b.co' }, { email: 'emailInvalid' }],
    [{ topic: 'account' }, { email: 'emailMissing' }],
  ])('%j: %j', (changes, problems) => {
    expect(problemsOf({ ...typed, ...changes })).toEqual(problems)
  })
})

describe('notices to the team', () => {
  /** A mail server that stores received mail; `broken`: it rejects all mail. */
  async function aMailServer(broken = false): Promise<{ url: string; mails: string[]; close(): void }> {
    const mails: string[] = []
    const sockets = new Set<Socket>()
    const server: Server = createServer((socket) => {
      sockets.add(socket)
      let data: string | null = null
      socket.write('220 mail.test\r\n')
      socket.on('data', (bytes) => {
        for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
          if (data !== null && line !== '.') data += `${line}\n`
          else if (data !== null) {
            mails.push(data)
            data = null
            socket.write('250 kept\r\n')
          } else if (/^DATA/i.test(line)) {
            if (broken) socket.write('451 later\r\n')
            else {
              data = ''
              socket.write('354 go on\r\n')
            }
          } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n')
        }
      })
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const close = () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, close }
  }
  const upkeep = () => aBrowser({ token: 'of the cron' }).send<{ failed: string[] }>(keepUp, 'GET', '/api/upkeep')
  /** Marks notes of other tests as mailed. */
  const clearNotices = async () => {
    for (;;) {
      const { data } = await stage.service.rpc('take_contact_notices', { size: 100 })
      const numbers = (data as { number: number }[]).map(({ number }) => number)
      if (numbers.length === 0) return
      await stage.service.rpc('end_contact_notices', { numbers })
    }
  }

  test('name number and subject, never the text, and are sent once', async () => {
    await clearNotices()
    const mail = await aMailServer()
    vi.stubEnv('CONTACT_SMTP_URL', mail.url)
    const { body } = await send(aNote({ token: await aToken(), email: 'ada@example.test' }))
    expect((await upkeep()).body.failed).toEqual([])
    await upkeep()
    mail.close()
    vi.stubEnv('CONTACT_SMTP_URL', '')
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]).toContain(`Subject: Eleven: note ${body.number}, wrong data`)
    expect(mail.mails[0]).toContain('To: contact@eleven.example')
    expect(mail.mails[0]).toContain(`${SITE}/admin#notes`)
    expect(mail.mails[0]).not.toMatch(/last season|ada@example/)
  })

  test('are retried while the mail server is down or rejects them, and notes are still accepted', async () => {
    await clearNotices()
    const broken = await aMailServer(true)
    vi.stubEnv('CONTACT_SMTP_URL', broken.url)
    const reply = await send(aNote({ token: await aToken() }))
    expect(reply.status).toBe(201)
    expect((await upkeep()).body.failed).toEqual(['notices'])
    broken.close()
    expect((await row(reply.body.number))['notice_at']).not.toBeNull()
    vi.stubEnv('CONTACT_SMTP_URL', '')
  })
})
