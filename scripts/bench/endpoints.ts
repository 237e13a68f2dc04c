import type { BackendAccess } from '../launcher/environment.ts'
import { readRunning } from '../launcher/running.ts'
import { CliError } from '../launcher/cli-error.ts'
import { startFloor } from './floor.ts'
import { CONNECTIONS, load, times, type Call } from './http-load.ts'
import { DATA, SITE, withStack } from './stack.ts'
import type { Figures } from './statistics.ts'
import { printTable } from './table.ts'

export const HEAD = ['what', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'of the floor', 'of one row']

const READS = 6000
const DATABASE_READS = 1500
const RUNS = 480
const STEP_RUNS = 3 * CONNECTIONS
/** Wrong about half of the time; a repeated guess would be refused. */
const GUESSES = ['lionel-messi', 'cristiano-ronaldo', 'neymar', 'kylian-mbappe', 'luka-modric']

type Targets = { site: string; backend: BackendAccess; floor: string }

/**
 * One row per endpoint, relative to the bare server in the same run and to bare reads of one row before, between and
 * after, because the machine's load changes within minutes.
 */
export async function endpointRows({ site, backend, floor }: Targets): Promise<string[][]> {
  // Draws the day's puzzle before measuring.
  await newRun(site)
  const bare = await load(times(READS, { url: floor }))
  const headers = { apikey: backend.publishableKey }
  const oneRow = { url: `${backend.url}/rest/v1/players?select=id,fullname&limit=1`, headers }
  const read = () => load(times(DATABASE_READS / 3, oneRow))
  const served: [string, Figures][] = [
    ['GET /api/health', await load(times(DATABASE_READS, { url: `${site}/api/health` }))],
    ['GET /api/today', await load(times(READS, { url: `${site}/api/today` }))],
    ['GET / (static page)', await load(times(READS, { url: `${site}/` }))],
  ]
  const before = await read()
  const starts = await load(times(RUNS, startCall(site)))
  const between = await read()
  const steps = await measureSteps(site)
  const reads = mean([before, between, await read()])
  const rows: [string, Figures][] = [
    ['bare Node server', bare],
    ...served,
    ['backend: one row of players', reads],
    ['POST /api/runs (new visitor)', starts],
    ['POST /api/runs/{id} (a step)', steps],
  ]
  return rows.map(([name, figures]) => row(name, figures, bare, reads))
}

const startCall = (site: string): Call => ({
  url: `${site}/api/runs`,
  method: 'POST',
  body: { game: 'wordle', mode: 'today' },
})

/** A run takes its guesses in order, so only steps of different runs are concurrent. */
async function measureSteps(site: string): Promise<Figures> {
  const runs = []
  for (let started = 0; started < STEP_RUNS; started++) runs.push(await newRun(site))
  const rounds: Figures[] = []
  for (const [at, player] of GUESSES.entries()) {
    const body = { n: at + 1, action: { type: 'guess', player } }
    rounds.push(await load(runs.map(({ url, cookie }) => ({ url, method: 'POST', body, headers: { cookie } }))))
  }
  return mean(rounds)
}

function mean(rounds: readonly Figures[]): Figures {
  const share = (figure: keyof Figures) => rounds.reduce((total, round) => total + round[figure], 0) / rounds.length
  return {
    perSecond: share('perSecond'),
    p50: share('p50'),
    p99: share('p99'),
    failed: share('failed') * rounds.length,
  }
}

async function newRun(site: string): Promise<{ url: string; cookie: string }> {
  const { url, method, body } = startCall(site)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  const { runId } = (await answer.json()) as { runId: string }
  return { url: `${url}/${runId}`, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const row = (name: string, { perSecond, p50, p99, failed }: Figures, bare: Figures, read: Figures) => [
  name,
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
  String(failed),
  `${((100 * perSecond) / bare.perSecond).toFixed(1)} %`,
  `${((100 * perSecond) / read.perSecond).toFixed(0)} %`,
]

/** The table alone, with its own launch. */
export async function endpoints(): Promise<void> {
  const floor = await startFloor()
  try {
    await withStack(async () => {
      const backend = readRunning(DATA)
      if (!backend) throw new CliError('The backend of the benchmark is gone.')
      printTable('HTTP, 32 connections', HEAD, await endpointRows({ site: SITE, backend, floor: floor.url }))
    })
  } finally {
    floor.stop()
  }
}
