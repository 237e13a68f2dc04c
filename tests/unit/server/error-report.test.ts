import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'

const TRACE = '0123456789abcdef0123456789abcdef'
type Body = { id: string }

describe('an error of the server', () => {
  const envelopes: { url: string; lines: Record<string, unknown>[] }[] = []
  let server: Server

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        envelopes.push({
          url: request.url!,
          lines: body
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line)),
        })
        response.end('{}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())
  afterEach(() => {
    vi.unstubAllEnvs()
    envelopes.length = 0
  })

  const ask = async (error: Error) => {
    const request = new Request('https://eleven.example/api/albums?code=ABCDEF', {
      headers: { 'sentry-trace': `${TRACE}-0123456789abcdef-0`, cookie: 'sb-x-auth-token=secret' },
    })
    const answer = await reading(ROUTES['GET /api/albums'], () => Promise.reject(error))({
      request,
      params: {},
      routePattern: '/api/albums',
    })
    return (await answer.json()) as Body
  }
  const configure = () => vi.stubEnv('ERROR_DSN', `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`)

  test("is reported before its answer, with the page's trace and the id that the player sees", async () => {
    configure()
    const { id } = await ask(new TypeError('no row for ada@example.org'))
    expect(envelopes).toHaveLength(1)
    const [{ url, lines }] = envelopes as [(typeof envelopes)[0]]
    const [header, item, event] = lines
    expect(url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/)
    expect(header).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
    expect(item).toMatchObject({ type: 'event' })
    expect(event).toMatchObject({
      contexts: { trace: { trace_id: TRACE } },
      tags: { request: id },
      transaction: 'GET /api/albums',
      exception: { values: [{ type: 'TypeError', value: 'no row for *' }] },
    })
    expect(JSON.stringify(lines)).not.toMatch(/secret|ABCDEF|example\.org/)
  })

  test('is not reported when it is an intended error answer', async () => {
    configure()
    await ask(new HttpError('unavailable'))
    expect(envelopes).toEqual([])
  })

  test('is not reported without a DSN', async () => {
    vi.stubEnv('ERROR_DSN', '')
    await ask(new Error('broken on purpose'))
    expect(envelopes).toEqual([])
  })
})
