import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#scripts/launcher/settings.ts'

const HOSTED = {
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
}

describe('settings of a launch', () => {
  test('are the usual local ports without flags', () => {
    expect(readSettings([], {})).toMatchObject({
      host: '127.0.0.1',
      ports: { site: 4321, backend: 54321, inbox: 54324, rooms: 1999 },
      dataFolder: resolve('.data'),
      siteUrl: 'http://localhost:4321',
      roomsHost: 'localhost:1999',
      embeddedBackend: true,
      localRooms: true,
    })
  })

  test('prefer a flag over the environment', () => {
    const { ports } = readSettings(['--port', '5000', '--rooms-port=5001'], { PORT: '6000', INBOX_PORT: '6001' })
    expect(ports).toEqual({ site: 5000, backend: 54321, inbox: 6001, rooms: 5001 })
  })

  test("put the site's port into its address", () => {
    expect(readSettings(['--port', '5000'], {}).siteUrl).toBe('http://localhost:5000')
  })

  test('omit backend and rooms where hosted ones are configured', () => {
    const settings = readSettings([], { ...HOSTED, PUBLIC_PARTYKIT_HOST: 'rooms.example.test' })
    expect(settings).toMatchObject({ embeddedBackend: false, localRooms: false, roomsHost: 'rooms.example.test' })
  })

  test.each([
    [['--port', '0'], {}, /--port \(or PORT\) takes a port from 1 to 65535, not "0"/],
    [['--port', 'abc'], {}, /not "abc"/],
    [[], { ROOMS_PORT: '70000' }, /--rooms-port \(or ROOMS_PORT\)/],
    [['--port', '1999'], {}, /Each port can be used once only/],
    [['--colour'], {}, /Unknown option '--colour'/],
    [
      [],
      { PUBLIC_SUPABASE_URL: HOSTED.PUBLIC_SUPABASE_URL },
      /missing: PUBLIC_SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY/,
    ],
  ])('reject %j %j with one message', (args, environment, sentence) => {
    expect(() => readSettings(args, environment)).toThrow(sentence)
  })
})
