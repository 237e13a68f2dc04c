import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import { GET as metrics } from '#pages/api/metrics.ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { aBrowser, openStage, type Stage } from './stage.ts'

const TOKEN = 'what the collector of figures sends'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function figures(token?: string) {
  vi.stubEnv('METRICS_TOKEN', TOKEN)
  const browser = aBrowser(token === undefined ? {} : { token })
  return browser.send(metrics, 'GET', '/api/metrics')
}

/** Value of a figure with these labels; null without one. */
const valueOf = (text: string, name: string, labels = ''): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${name}${labels} `))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

describe('the figures of the operator', () => {
  test.each([
    ['without a token', undefined],
    ['with another token', `${TOKEN}!`],
    ['with an empty token', ' '],
  ])('are an unknown path %s', async (_, token) => {
    const answer = await figures(token)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(answer.text).not.toContain('eleven_')
  })

  test('are an unknown path where no token is configured', async () => {
    vi.stubEnv('METRICS_TOKEN', '')
    const { status } = await aBrowser({ token: '' }).send(metrics, 'GET', '/api/metrics')
    expect(status).toBe(404)
  })

  test('count requests, round trips and ends of runs, and tell the state of queue and parts', async () => {
    const before = (await figures(TOKEN)).text
    const browser = aBrowser()
    const { body } = await browser.send<RunAnswer<unknown>>(begin, 'POST', '/api/runs', {
      game: 'wordle',
      mode: 'today',
    })
    await browser.send(step, 'POST', `/api/runs/${body.runId}`, { n: 1, action: { type: 'giveUp' } })
    const { text, headers } = await figures(TOKEN)

    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const ends = (from: string) => valueOf(from, 'eleven_run_ends_total', '{game="wordle",mode="today"}') ?? 0
    expect(ends(text) - ends(before)).toBe(1)
    const created = '{method="POST",route="unknown",status="201"}'
    expect(valueOf(text, 'eleven_requests_total', created)).toBeGreaterThan(0)
    expect(valueOf(text, 'eleven_request_seconds_count', '{route="unknown"}')).toBeGreaterThan(0)
    const calls = '{route="unknown",outcome="answered"}'
    expect(valueOf(text, 'eleven_backend_calls_total', calls)).toBeGreaterThan(0)
    expect(valueOf(text, 'eleven_part_up', '{part="writes"}')).toBe(1)
    expect(valueOf(text, 'eleven_fold_queue')).not.toBeNull()
    expect(valueOf(text, 'eleven_fold_delay_seconds')).not.toBeNull()
  })

  test('leave out what they cannot read', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
    const { status, text } = await figures(TOKEN)
    vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
    expect(status).toBe(200)
    expect(valueOf(text, 'eleven_fold_queue')).toBeNull()
    expect(valueOf(text, 'eleven_quiz_seats', '{shard="0"}')).toBeNull()
    expect(valueOf(text, 'eleven_requests_total', '{method="GET",route="unknown",status="200"}')).toBeGreaterThan(0)
  })
})
