import { describe, expect, test, vi } from 'vitest'
import { roomsConfig } from '#scripts/launcher/rooms-config.ts'
import { roomsTask } from '#scripts/launcher/rooms.ts'
import { readSettings } from '#scripts/launcher/settings.ts'

const runtime = { port: 1999, parties: ['wordle'], script: 'rooms.mjs', stateFolder: '/data/rooms/objects' }

describe('the configuration of the rooms', () => {
  test.each([
    ['http://localhost:4321', '(address = "localhost:4321", http = ())'],
    ['http://[::1]:4321', '(address = "[::1]:4321", http = ())'],
    ['http://example.com', '(address = "example.com:80", http = ())'],
    ['https://example.com', 'address = "example.com:443", https = '],
    ['https://example.com:8443/', 'address = "example.com:8443", https = '],
  ])('allows outgoing requests to %s only', (siteUrl, external) => {
    const text = roomsConfig({ ...runtime, siteUrl })
    expect(text).toContain(external)
    expect(text).toContain('globalOutbound = "site"')
    if (siteUrl.startsWith('https')) expect(text).toContain('certificateHost = "example.com"')
  })

  test('has one local listener', () => {
    const text = roomsConfig({ ...runtime, siteUrl: 'http://localhost:4321' })
    expect(text.match(/sockets = .*/)?.[0]).toBe(
      'sockets = [(name = "rooms", address = "127.0.0.1:1999", http = (), service = "rooms")]',
    )
  })
})

test('the rooms receive only the variables that they need', () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x')
  const shared = { ROOM_PUZZLE_SECRET: 'd', ROOM_TICKET_SECRET: 't', ROOM_RESULT_SECRET: 'r' }
  const { env, args } = roomsTask(readSettings([], {}), { ...shared, PUZZLE_SECRET: 'p', CRON_SECRET: 'c' })
  vi.unstubAllEnvs()
  expect(env).toEqual({
    ...{ PATH: process.env['PATH'], ...shared, PUBLIC_SITE_URL: 'http://localhost:4321' },
    ROOMS_LAUNCH: expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(args.join(' ')).not.toMatch(/ [dtrpc]( |$)/)
})
