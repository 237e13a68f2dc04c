import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunAnswer } from '#contracts/runs.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { GET as metrics } from '#pages/api/metrics.ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { aBrowser, openStage, type Stage } from './stage.ts'

const TOKEN = 'what the collector of figures sends'
let stage: Stage
const opened: Server[] = []

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  for (const server of opened) server.close()
  await stage.close()
})

async function figures(token?: string) {
  vi.stubEnv('METRICS_TOKEN', TOKEN)
  const browser = aBrowser(token === undefined ? {} : { token })
  return browser.send(metrics, 'GET', '/api/metrics')
}

/** Value of a metric with these labels; null when it is missing. */
const valueOf = (text: string, name: string, labels = ''): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${name}${labels} `))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

/** A service that answers these paths, and all others with an empty list. */
async function fakeService(answers: Record<string, object>): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url!] ?? []))
  }).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe("the operator's metrics", () => {
  test.each([
    ['without a token', undefined],
    ['with another token', `${TOKEN}!`],
    ['with an empty token', ' '],
  ])('return 404 %s', async (_, token) => {
    const answer = await figures(token)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(answer.text).not.toContain('eleven_')
  })

  test('return 404 when no token is configured', async () => {
    vi.stubEnv('METRICS_TOKEN', '')
    const { status } = await aBrowser({ token: '' }).send(metrics, 'GET', '/api/metrics')
    expect(status).toBe(404)
  })

  test('count requests, round trips and ended runs, and report the state of queue and services', async () => {
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

  test('report the ages of the oldest result and of the upkeep and its tasks, and the seats of each shard', async () => {
    const status = {
      queue: 3,
      oldest_event_age_ms: 7000,
      upkeep_age_ms: 42_000,
      upkeep: { results: 9000, names: null },
    }
    vi.stubEnv('PUBLIC_SUPABASE_URL', await fakeService({ '/rest/v1/rpc/write_path_status': status }))
    vi.stubEnv('QUIZ_SHARDS', '2')
    const shard = (at: number) => `/parties/quiz/${roomOfShard(at)}`
    const rooms = await fakeService({ [shard(0)]: { players: 12 }, [shard(1)]: { players: 900 } })
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', new URL(rooms).host)
    const { text } = await figures(TOKEN)
    vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', '')
    expect(valueOf(text, 'eleven_fold_queue')).toBe(3)
    expect(valueOf(text, 'eleven_fold_delay_seconds')).toBe(7)
    expect(valueOf(text, 'eleven_upkeep_age_seconds')).toBe(42)
    expect(valueOf(text, 'eleven_upkeep_clean_age_seconds', '{task="results"}')).toBe(9)
    expect(valueOf(text, 'eleven_upkeep_clean_age_seconds', '{task="names"}')).toBeNull()
    expect([0, 1].map((at) => valueOf(text, 'eleven_quiz_seats', `{shard="${at}"}`))).toEqual([12, 900])
  })

  test('leave out values of services that do not answer', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
    const { status, text } = await figures(TOKEN)
    vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
    expect(status).toBe(200)
    expect(valueOf(text, 'eleven_fold_queue')).toBeNull()
    expect(valueOf(text, 'eleven_quiz_seats', '{shard="0"}')).toBeNull()
    expect(valueOf(text, 'eleven_requests_total', '{method="GET",route="unknown",status="200"}')).toBeGreaterThan(0)
  })
})
