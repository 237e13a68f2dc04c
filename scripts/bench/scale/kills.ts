import pg from 'pg'
import type { Server } from '../../postgres/server.ts'
import { CLIENTS, connect, end, folding, type Open } from './load.ts'
import { openRuns, type Size } from './seed.ts'

const TIMES = 4
const LOAD_MS = 3000

type Killed = { acknowledged: Open[]; inFlight: Open[] }

/** Ends runs with all clients and folds, until every process of the server is killed. */
async function killedUnderLoad(server: Server, name: string, runs: Open[]): Promise<Killed> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(server.at(name))))
  const [acknowledged, inFlight]: [Open[], Open[]] = [[], []]
  const folder = folding(server.at(name))
  const working = clients.map(async (client) => {
    for (let open = runs.pop(); open; open = runs.pop()) {
      try {
        await end(client, open, runs.length)
        acknowledged.push(open)
      } catch {
        inFlight.push(open)
        return
      }
    }
  })
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS))
  await server.kill()
  await Promise.all([...working, folder.stop().catch(() => [])])
  await server.start()
  return { acknowledged, inFlight }
}

/** How many of these runs have no result. */
async function lost(client: pg.Client, runs: Open[]): Promise<number> {
  const { rows } = await client.query<{ stored: number }>(
    'select count(*)::integer as stored from public.results where id = any ($1::text[])',
    [runs.map(({ run }) => run)],
  )
  return runs.length - rows[0]!.stored
}

/** Repeats what got no answer: the run ends now, or had ended and says so. Returns how many the retry settled. */
async function retried(client: pg.Client, runs: Open[]): Promise<number> {
  let settled = 0
  for (const open of runs) {
    const { taken, run } = await end(client, open, 0)
    if (taken || run?.over) settled++
  }
  return settled
}

/** Kills the server four times under load; then folds all and compares boards and counters with a recount. */
export async function kills(server: Server, name: string, size: Size) {
  const runs = await openRuns(server.at(name), size)
  const rows: string[][] = []
  let wrong = false
  for (let time = 1; time <= TIMES; time++) {
    const { acknowledged, inFlight } = await killedUnderLoad(server, name, runs)
    const client = await connect(server.at(name))
    const missing = await lost(client, acknowledged)
    const settled = await retried(client, inFlight)
    await client.end()
    wrong ||= missing > 0 || settled < inFlight.length
    rows.push([time, acknowledged.length, missing, inFlight.length, settled].map(String))
  }
  const client = await connect(server.at(name))
  while ((await client.query<{ size: number }>('select private.fold(250) as size')).rows[0]!.size > 0);
  const { rows: checked } = await client.query<{ check: Record<string, number> }>(
    'select private.check_boards() as check',
  )
  await client.end()
  const check = checked[0]!.check
  const { players: _, ...differences } = check
  return { rows, check, wrong: wrong || Object.values(differences).some((count) => count > 0) }
}
