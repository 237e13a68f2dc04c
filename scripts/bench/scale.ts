// The write path on a real PostgreSQL 17 with a million accounts and a million results of the day. Measures runs ended per
// second, compared with bare inserts, times of reading boards, and losses of kill -9 under load. `--rows 100000` makes it
// smaller.
import pg from 'pg'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { BEST_DAYS } from '#core/league.ts'
import { CliError } from '../launcher/cli-error.ts'
import { startServer, type Server } from '../postgres/server.ts'
import { kills } from './scale/kills.ts'
import { bare, CLIENTS, connect, end, folding, load, type Load, type Open } from './scale/load.ts'
import { DAY, LEAGUE, memberOf, MONDAY, NEXT_MONDAY, openRuns, seed, type Size } from './scale/seed.ts'
import { upkeep } from './scale/upkeep.ts'
import { figuresOf } from './statistics.ts'
import { printTable } from './table.ts'

const ROWS = 1_000_000
const FEW = 1000
/** Players with an open run: enough for every second of load. */
const OPEN = 40_000
const FULL_MS = 10_000
const WARM_MS = 4000
/** Offered ends of runs a second: one rate below the goal of 500, one above. */
const RATES = [300, 600]
const READINGS = 300

const SETTINGS = { shared_buffers: '1GB', max_wal_size: '4GB', checkpoint_timeout: '15min' }

/** Ends runs with all clients; the first seconds, with cold plans, are left out. */
async function ends(config: pg.ClientConfig, runs: Open[], rate?: number): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(config)))
  const next = async (client: pg.Client) => {
    const open = runs.pop()
    if (!open) return null
    const answer = await end(client, open, runs.length)
    if (!answer.taken) throw new CliError(`A run did not end: ${JSON.stringify(answer)}`)
    return answer
  }
  await load(clients, WARM_MS, next, rate)
  const loaded = await load(clients, FULL_MS, next, rate)
  await Promise.all(clients.map((client) => client.end()))
  return loaded
}

async function bareInserts(config: pg.ClientConfig): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(config)))
  const loaded = await load(clients, FULL_MS / 2, bare)
  await Promise.all(clients.map((client) => client.end()))
  return loaded
}

const row = (what: string, { times, perSecond }: Load, goal = ''): string[] => {
  const { p50, p99 } = figuresOf(times, 1)
  return [what, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), goal, loadavg()[0]!.toFixed(1)]
}

/** Ends at full speed and at fixed rates, between bare inserts. */
async function writes(config: pg.ClientConfig, size: Size): Promise<string[][]> {
  const runs = await openRuns(config, size)
  const title = `${size.results} results`
  const before = await bareInserts(config)
  const fold = folding(config)
  const full = await ends(config, runs)
  const paced: string[][] = []
  for (const rate of RATES)
    paced.push(row(`${title}: ends, ${rate}/s offered`, await ends(config, runs, rate), 'p99 <= 50 ms'))
  const behind = await fold.stop()
  const after = await bareInserts(config)
  const { p50 } = figuresOf(behind, 1)
  const share = (2 * full.perSecond) / (before.perSecond + after.perSecond)
  return [
    row(`${title}: bare insert and commit, before`, before),
    row(`${title}: ends, ${CLIENTS} clients (${share.toFixed(2)} of bare)`, full, '>= 500/s'),
    ...paced,
    row(`${title}: bare insert and commit, after`, after),
    [`${title}: boards behind`, '', p50.toFixed(0), Math.max(...behind).toFixed(0), 'worst <= 2000 ms', ''],
  ]
}

const MEMBER_1 = memberOf('1')
const league = (visitor: string, monday: string, day: string) =>
  `select public.find_league('${LEAGUE}', null, ${visitor}, '${monday}', '${day}', ${BEST_DAYS})`

const READ: readonly [what: string, sql: string, goal: string][] = [
  ['distribution', `select public.distribution_of('wordle', '${DAY}')`, '<= 1'],
  ['figures of all games', `select public.day_figures('${DAY}')`, ''],
  ['own rank with neighbours', `select public.board_standing('all', 'day', '${DAY}', $1, null, 2)`, '<= 5'],
  ['a full league, with the link', league('null', MONDAY, DAY), '<= 5'],
  ['a full league, for a member', league(MEMBER_1, MONDAY, DAY), '<= 5'],
  ['on the Monday after, for a member', league(MEMBER_1, NEXT_MONDAY, NEXT_MONDAY), '<= 5'],
  ['first hundred, cached', `select public.board_page('all', 'day', '${DAY}', 100, '2026-11-20')`, '<= 1'],
]
const COMPUTED = `select private.make_page(private.board_id('all', 'day', '${DAY}'), null)`

async function readings(config: pg.ClientConfig): Promise<string[][]> {
  const client = await connect(config)
  const { rows } = await client.query<{ id: string }>(`select id from private.bench_accounts limit ${READINGS}`)
  const timed = async (sql: string) => {
    const times: number[] = []
    for (const { id } of rows) {
      const since = performance.now()
      await client.query({ name: sql.slice(-60), text: sql, values: sql.includes('$1') ? [id] : [] })
      times.push(performance.now() - since)
    }
    return figuresOf(times, 1)
  }
  const table: string[][] = []
  for (const [what, sql, goal] of [...READ, ['first hundred, computed', COMPUTED, '<= 10'] as const]) {
    const { p50, p99 } = await timed(sql)
    table.push([what, p50.toFixed(2), p99.toFixed(2), goal])
  }
  await client.end()
  return table
}

/** `rows`: results of the day; `open`: players who still play. Prints each table when it is measured. */
async function measure(server: Server, rows: number, open = OPEN) {
  const sizes = { few: { results: FEW, open }, many: { results: rows, open } }
  for (const [name, size] of Object.entries(sizes)) await seed(server.at, name, size)
  printTable(
    `Writes, PostgreSQL 17, ${rows} accounts and results of the day`,
    ['what', 'per second', 'p50 ms', 'p99 ms', 'goal', 'load'],
    [...(await writes(server.at('few'), sizes.few)), ...(await writes(server.at('many'), sizes.many))],
  )
  printTable('Readings', ['what', 'p50 ms', 'p99 ms', 'goal ms'], await readings(server.at('many')))
  printTable(
    'Batches of upkeep',
    ['task', 'batches', 'rows', 'p50 ms', 'p99 ms', 'longest', 'goal ms'],
    await upkeep(server.at('many')),
  )
  const killed = await kills(server, 'many', sizes.many)
  printTable(
    'kill -9 of all processes under load',
    ['kill', 'acknowledged', 'lost', 'in flight', 'answered alike'],
    killed.rows,
  )
  console.log(`\nDifferences against a recount: ${JSON.stringify(killed.check)}`)
  if (killed.wrong) throw new CliError('Something was lost, or boards differ from a recount.')
}

export async function scale(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { rows: { type: 'string' } } })
  const rows = Number(values.rows ?? ROWS)
  if (!Number.isInteger(rows) || rows < FEW) throw new CliError(`--rows is a number from ${FEW}.`)
  const server = await startServer(SETTINGS)
  try {
    await measure(server, rows)
  } finally {
    await server.remove()
  }
}
