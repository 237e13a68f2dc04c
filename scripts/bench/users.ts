// The largest accepted hand-overs in sequence, and their effect on another visitor.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { MAX_CLAIMED_RESULTS } from '#contracts/results.ts'
import { MAX_USERS_BYTES } from '#contracts/users.ts'
import { addDays, LAUNCH_DAY } from '#core/days.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import type { BackendAccess } from '../launcher/environment.ts'
import { readRunning } from '../launcher/running.ts'
import { CliError } from '../launcher/cli-error.ts'
import { DATA, SITE, withStack } from './stack.ts'
import { figuresOf, type Figures } from './statistics.ts'
import { printTable } from './table.ts'

const ACCOUNTS = 8
const BODIES_EACH = 4
const QUIET_VISITS = 60
const A_DAY = 20
/** Maximum p99 of the other visitor. */
const MOST_MS = 250

type Account = { id: string; token: string }

/** The maximum number of results of every browser-practised game, each as large as possible. */
function largest(user_id: string) {
  const practised = CATALOGUE.flatMap(({ id, modes }) => {
    const mode = modes.find(({ place }) => place === 'browser')
    return mode ? [{ game: id, mode: mode.id }] : []
  })
  const bodyOf = (items: number) => {
    const statistics = practised.map(({ game, mode }) => {
      return [game, Array.from({ length: MAX_CLAIMED_RESULTS }, (_, at) => result(mode, at, items))] as const
    })
    return JSON.stringify({ user_id, progressId: randomUUID(), statistics: Object.fromEntries(statistics) })
  }
  const anItem = bodyOf(2).length - bodyOf(1).length
  return bodyOf(Math.floor((MAX_USERS_BYTES - bodyOf(0).length) / anItem))
}

const result = (mode: string, at: number, items: number) => ({
  ...{ id: randomUUID(), mode, date: addDays(LAUNCH_DAY, Math.floor(at / A_DAY)), won: true, score: 1, points: 1 },
  ...{ ms: 60_000, n: 1, tags: ['x'.repeat(24)], items: Array<string>(items).fill('x'.repeat(40)) },
})

async function makeAccount({ url, publishableKey, secretKey }: BackendAccess, at: number): Promise<Account> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const account = { email: `bench-${at}-${randomUUID()}@example.org`, password: 'offside trap' }
  await createClient(url, secretKey, options).auth.admin.createUser({ ...account, email_confirm: true })
  const { data, error } = await createClient(url, publishableKey, options).auth.signInWithPassword(account)
  if (error) throw error
  return { id: data.user.id, token: data.session.access_token }
}

async function handOver({ id, token }: Account): Promise<{ ms: number; bytes: number }> {
  const body = largest(id)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const begun = performance.now()
  const answer = await fetch(`${SITE}/users`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  if (!answer.ok) throw new CliError(`A hand-over was answered with ${answer.status}.`)
  return { ms: performance.now() - begun, bytes: body.length }
}

/** A new visitor starts today's puzzle and asks for a hint: the times of both requests. */
async function visit(): Promise<number[]> {
  const post = async (path: string, body: object, cookie = '') => {
    const begun = performance.now()
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${SITE}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { runId = '' } = (await answer.json()) as { runId?: string }
    return { ms: performance.now() - begun, runId, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const run = await post('/api/runs', { game: 'wordle', mode: 'today' })
  const step = await post(
    `/api/runs/${run.runId}`,
    { n: 1, action: { type: 'guess', player: 'lionel-messi' } },
    run.cookie,
  )
  return [run.ms, step.ms]
}

async function visits(goOn: (done: number) => boolean): Promise<Figures> {
  const times: number[] = []
  const begun = performance.now()
  for (let done = 0; goOn(done); done++) times.push(...(await visit()))
  return figuresOf(times, (performance.now() - begun) / 1000)
}

/** Fails when another visitor's p99 during hand-overs is above 250 ms. */
export async function users(): Promise<void> {
  await withStack(async () => {
    const backend = readRunning(DATA)
    if (!backend) throw new CliError('The backend of the benchmark is gone.')
    const accounts: Account[] = []
    for (let at = 0; at < ACCOUNTS; at++) accounts.push(await makeAccount(backend, at))
    await visits((done) => done < 5)
    const quiet = await visits((done) => done < QUIET_VISITS)

    const handOvers: number[] = []
    let bytes = 0
    let isOver = false
    const handAllOver = async () => {
      for (const account of accounts.flatMap((each) => Array<Account>(BODIES_EACH).fill(each))) {
        const done = await handOver(account)
        handOvers.push(done.ms)
        bytes = done.bytes
      }
    }
    const [loud] = await Promise.all([visits(() => !isOver), handAllOver().finally(() => (isOver = true))])

    const row = (name: string, { p50, p99 }: Figures, most = '') => [name, p50.toFixed(0), p99.toFixed(0), most]
    printTable(
      `${handOvers.length} hand-overs of ${(bytes / 1000).toFixed(0)} kB, one after the other`,
      ['requests', 'p50 ms', 'p99 ms', 'at most'],
      [
        row('a hand-over', figuresOf(handOvers, 1)),
        row('another visitor, alone', quiet),
        row('another visitor, beside', loud, String(MOST_MS)),
      ],
    )
    if (loud.p99 > MOST_MS) throw new CliError(`Another visitor waits ${loud.p99.toFixed(0)} ms, more than ${MOST_MS}.`)
  })
}
