import { describe, expect, test } from 'vitest'
import { ROUTES } from '#contracts/routes.ts'
import { errorAnswer, HttpError } from '#server/http-error.ts'
import { reading } from '#server/http.ts'
import { createLogger } from '#server/log.ts'
import { inRequestScope, noteCaller, noteRun, requestScope } from '#server/request-scope.ts'

const RUN = '0e000000-0000-4000-8000-00000000000e'

/** A log, and a function that returns its lines. */
function openLog() {
  const written = { lines: [] as string[], faults: [] as string[] }
  const into = (lines: string[]) => ({ write: (line: string) => void lines.push(line) })
  const log = createLogger({ lines: into(written.lines), faults: into(written.faults) }, 'info')
  const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, lines: () => parsed(written.lines), faults: () => parsed(written.faults) }
}

describe('a line of the log', () => {
  test('carries id, route, caller and run of its request, and the error with its stack', () => {
    const { log, lines, faults } = openLog()
    inRequestScope('POST', '/api/runs/[id]', ({ id }) => {
      noteCaller({ account: 'ada', visitor: null })
      noteRun(`${RUN} and whatever else an address can hold`)
      log.error(new Error('broken on purpose'))
      expect(faults()).toMatchObject([
        { level: 'error', id, method: 'POST', route: '/api/runs/[id]', run: RUN, msg: 'broken on purpose' },
      ])
      expect(faults()[0]).toMatchObject({ err: { stack: expect.stringContaining('log.test.ts') as string } })
    })
    expect(lines()).toEqual([])
  })

  test('contains callers as hashes only', () => {
    const { log, lines } = openLog()
    inRequestScope('GET', '/', () => {
      noteCaller({ account: 'ada', visitor: 'f'.repeat(64) })
      log.info('as an account')
      noteCaller({ visitor: 'f'.repeat(64) })
      log.info('as a visitor')
    })
    expect(lines().map(({ who }) => who)).toEqual([
      expect.stringMatching(/^account [0-9a-f]{12}$/),
      `visitor ${'f'.repeat(12)}`,
    ])
    expect(JSON.stringify(lines())).not.toContain('ada')
  })

  test('has no request fields outside of a request', () => {
    const { log, lines } = openLog()
    log.info('started')
    expect(Object.keys(lines()[0]!).sort()).toEqual(['level', 'msg', 'time'])
  })
})

describe('a failed request', () => {
  const ask = async (error: Error) => {
    let id = ''
    const answer = await reading(ROUTES['GET /api/albums'], () => {
      id = requestScope()!.id
      return Promise.reject(error)
    })({ request: new Request('http://localhost/'), params: {} })
    return { answer, id, body: (await answer.json()) as ReturnType<typeof errorAnswer> }
  }

  test('has the id of its log lines in the body, and in a header for a server error', async () => {
    const { answer, id, body } = await ask(new Error('broken on purpose'))
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(body).toMatchObject({ code: 'internal', id })
    expect(answer.headers.get('server-timing')).toBe(`error;desc="${id}"`)
  })

  test('has no such header for a client error', async () => {
    const { answer, id, body } = await ask(new HttpError('not-found'))
    expect(body.id).toBe(id)
    expect(answer.headers.has('server-timing')).toBe(false)
  })
})
