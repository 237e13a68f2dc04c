import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_LETTERS, isRoomCode, newRoomCode, readRoomCode } from '#contracts/room-code.ts'
import { signTicket, verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { randomFrom } from '#core/random.ts'
import { answerHttp, checkHandshake } from '#party/room/handshake.ts'

const SECRET = 'a secret of tests'
const NOW = 1_800_000_000_000
const CLAIMS: TicketClaims = {
  room: 'K7PM4X',
  player: 'p'.repeat(22),
  name: 'Zoé ’ 😀',
  user: null,
  visitor: 'a'.repeat(64),
  country: 'FR',
  expires: NOW + 1,
}

describe('tickets', () => {
  test('survive signing and verification', async () => {
    const ticket = await signTicket(CLAIMS, SECRET)
    expect(await verifyTicket(ticket, 'K7PM4X', SECRET, NOW)).toEqual({ ok: true, claims: CLAIMS })
  })

  const signed = (claims: object, secret = SECRET) => signTicket(claims as TicketClaims, secret)
  test.each([
    ['forged', () => signed(CLAIMS, 'another secret'), 'ticket-bad'],
    ['expired', () => signed({ ...CLAIMS, expires: NOW }), 'ticket-expired'],
    ['of another room', () => signed({ ...CLAIMS, room: 'K7PM4Y' }), 'ticket-bad'],
    ['with claims of another shape', () => signed({ ...CLAIMS, admin: true }), 'ticket-bad'],
    ['without a player', () => signed({ ...CLAIMS, player: '' }), 'ticket-bad'],
    ['with more behind it', async () => `${await signed(CLAIMS)}.x`, 'ticket-bad'],
    [
      'with other claims under the signature',
      async () => {
        const [, signature] = (await signed(CLAIMS)).split('.')
        const [body] = (await signed({ ...CLAIMS, name: 'Eve' })).split('.')
        return `${body}.${signature}`
      },
      'ticket-bad',
    ],
    ['empty', async () => '', 'ticket-bad'],
  ])('are rejected when %s', async (_, make, reason) => {
    expect(await verifyTicket(await make(), 'K7PM4X', SECRET, NOW)).toEqual({ ok: false, reason })
  })

  test('no arbitrary text opens a room', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await verifyTicket(text, 'K7PM4X', SECRET, NOW)).ok).toBe(false)
      }),
      { numRuns: 500, seed: 2 },
    )
  })
})

describe('room codes', () => {
  test.each([
    ['K7PM4X', 'K7PM4X'],
    [' k7p-m4x ', 'K7PM4X'],
    ['K7PM4', null],
    ['K7PM4XX', null],
    ['K7PM40', null],
    ['ABCDEF', null],
    ['../../', null],
    ['', null],
  ])('%j is read as %j', (text, code) => expect(readRoomCode(text)).toBe(code))

  test('new codes have the format and use all letters', () => {
    const random = randomFrom(4)
    const codes = Array.from({ length: 500 }, () => newRoomCode(random))
    expect(codes.every(isRoomCode)).toBe(true)
    expect(new Set(codes.join('')).size).toBe(CODE_LETTERS.length)
  })
})

describe('the handshake', () => {
  const SITE = 'https://eleven.example'
  type Wish = { origin?: string | null; site?: string; id?: string; ticket?: string; address?: string; now?: number }

  async function shake({ origin = SITE, site = SITE, id = 'K7PM4X', ticket, address, now = NOW }: Wish) {
    const signed = ticket ?? (await signTicket(CLAIMS, SECRET))
    const headers = { ...(origin !== null && { origin }), ...(address && { 'cf-connecting-ip': address }) }
    const request = new Request(`http://rooms.example/parties/wordle/${id}?_pk=1&ticket=${signed}`, { headers })
    const env = { PUBLIC_SITE_URL: site, ROOM_TICKET_SECRET: SECRET }
    const answer = await checkHandshake(request as never, { id, env }, now)
    return answer instanceof Response ? answer.status : 101
  }

  test.each([
    ['https://eleven.example', 'https://eleven.example', 101],
    ['https://eleven.example', 'https://eleven.example/', 101],
    ['http://127.0.0.1:4321', 'http://localhost:4321', 101],
    ['http://127.0.0.1:4322', 'http://localhost:4321', 403],
    ['http://localhost:4321', 'https://eleven.example', 403],
    ['https://eleven.example.evil.example', 'https://eleven.example', 403],
    ['http://eleven.example', 'https://eleven.example', 403],
    ['null', 'https://eleven.example', 403],
    [null, 'https://eleven.example', 403],
    ['https://eleven.example', '', 503],
  ])('answers origin %s on the site %s with %i', async (origin, site, status) => {
    expect(await shake({ origin, site })).toBe(status)
  })

  test.each([
    ['/health', 200],
    ['/', 404],
    ['/parties/wordle/K7PM4X', 404],
    ['/json', 404],
  ])('is the only answer, except for %s: %i', (path, status) => {
    expect(answerHttp({ url: `http://rooms.example${path}` }).status).toBe(status)
  })

  test('only codes name rooms', async () => expect(await shake({ id: 'k7pm4x' })).toBe(404))

  test.each([
    ['none', async () => '', 401],
    ['of another room', () => signTicket({ ...CLAIMS, room: 'C7PM4X' }, SECRET), 401],
    ['that is forged', () => signTicket(CLAIMS, 'another secret'), 401],
    ['that is over', () => signTicket({ ...CLAIMS, expires: NOW }, SECRET), 401],
    ['as long as a book', async () => 'x'.repeat(2000), 414],
  ])('with a ticket %s is rejected', async (_, make, status) => {
    expect(await shake({ ticket: await make() })).toBe(status)
  })

  test('the largest ticket fits', async () => {
    const large = {
      ...CLAIMS,
      name: '漢'.repeat(20),
      user: crypto.randomUUID(),
      kit: 'k'.repeat(40),
      country: 'GB-WLS',
    }
    expect(await shake({ ticket: await signTicket(large, SECRET) })).toBe(101)
  })

  test('limits waiting requests per address, not for another one, and not forever', async () => {
    const flood = await Promise.all(Array.from({ length: 130 }, () => shake({ address: '2001:db8::1' })))
    expect(flood.filter((status) => status === 101)).toHaveLength(120)
    expect(new Set(flood)).toEqual(new Set([101, 429]))
    expect(await shake({ address: '2001:db8::ffff:1' })).toBe(429)
    expect(await shake({ address: '192.0.2.1' })).toBe(101)
    const ticket = await signTicket({ ...CLAIMS, expires: NOW + 60_000 }, SECRET)
    expect(await shake({ address: '2001:db8::1', ticket, now: NOW + 1_000 })).toBe(101)
    expect(await shake({ address: '2001:db8::1', ticket, now: NOW + 1_000 })).toBe(429)
  })
})
