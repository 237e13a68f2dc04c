import { beforeEach, describe, expect, test, vi } from 'vitest'

const PAGE = 'https://eleven.example'
const BACKEND = 'https://backend.example'

describe('tracing', () => {
  const plain = vi.fn<typeof fetch>()
  const sockets: string[] = []

  beforeEach(async () => {
    vi.resetModules()
    plain.mockReset()
    plain.mockImplementation(async () => new Response('ok'))
    sockets.length = 0
    vi.stubEnv('TRACED_BACKEND', BACKEND)
    vi.stubEnv('TRACED_ROOMS', 'rooms.example')
    vi.stubGlobal('location', { origin: PAGE, href: `${PAGE}/wordle/solo` })
    vi.stubGlobal('fetch', plain)
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: URL) {
          sockets.push(url.href)
        }
      },
    )
    const { startTracing } = await import('#stores/trace.ts')
    startTracing()
    return () => vi.unstubAllEnvs()
  })

  const sent = (call = 0) => Object.fromEntries(new Headers(plain.mock.calls[call]![1]?.headers))

  test('adds one trace id to every request to the own origin', async () => {
    await fetch('/api/today')
    await fetch('/api/runs', { method: 'POST', headers: { 'content-type': 'application/json' } })
    const [, trace, span] = /^([0-9a-f]{32})-([0-9a-f]{16})-0$/.exec(sent()['sentry-trace']!)!
    expect(sent()).toEqual({
      'sentry-trace': `${trace}-${span}-0`,
      traceparent: `00-${trace}-${span}-00`,
      baggage: `sentry-trace_id=${trace},sentry-sampled=false`,
    })
    expect(sent(1)).toEqual({ ...sent(), 'content-type': 'application/json' })
  })

  test('adds two headers to requests to the backend', async () => {
    await fetch(new Request(`${BACKEND}/rest/v1/x`, { headers: { apikey: 'k' } }))
    expect(Object.keys(sent()).sort()).toEqual(['apikey', 'sentry-trace', 'traceparent'])
  })

  test('adds nothing to requests to the backend when it does not accept them', async () => {
    vi.stubEnv('TRACED_BACKEND', '')
    await fetch(`${BACKEND}/rest/v1/x`)
    expect(plain.mock.calls).toEqual([[`${BACKEND}/rest/v1/x`, undefined]])
  })

  test('adds nothing to requests to other origins', async () => {
    await fetch('https://errors.example/api/1/envelope/')
    await fetch(`${PAGE}.evil.example/`)
    expect(plain.mock.calls.map(([, init]) => init)).toEqual([undefined, undefined])
  })

  test('repeats a redirected request without headers', async () => {
    plain.mockResolvedValueOnce({ type: 'opaqueredirect' } as Response)
    await fetch('/api/locale')
    expect(plain.mock.calls[0]![1]?.redirect).toBe('manual')
    expect(plain.mock.calls[1]).toEqual(['/api/locale', undefined])
  })

  test('does not follow redirects of write requests', async () => {
    await fetch('/users', { method: 'PATCH' })
    expect(plain.mock.calls[0]![1]?.redirect).toBe('error')
  })

  test('adds the trace to sockets of our rooms, and to no other', async () => {
    await fetch('/api/today')
    new WebSocket('wss://rooms.example/parties/quiz/x?ticket=t')
    new WebSocket('wss://elsewhere.example/')
    const trace = sent()['sentry-trace']!.slice(0, 32)
    expect(sockets).toEqual([`wss://rooms.example/parties/quiz/x?ticket=t&trace=${trace}`, 'wss://elsewhere.example/'])
  })
})
