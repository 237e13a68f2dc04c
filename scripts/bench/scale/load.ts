import pg from 'pg'
import { GAME_IDS } from '#core/games.ts'
import { AT } from './seed.ts'

export const CLIENTS = 16

export type Open = { run: string; account: string }

const END = {
  name: 'end',
  text: `select public.commit_step($1::jsonb, $2::uuid, $3::uuid, null, 3, $4::jsonb, $5::timestamptz, $6::jsonb) as answer`,
}
const BARE = { name: 'bare', text: `insert into private.bench_bare (note) values ($1)` }

const FINISH = (at: number) => ({
  won: true,
  score: 3,
  ms: 61_000,
  n: 3,
  tags: [],
  items: [],
  lines: [{ key: 'solved', points: 30 + (at % 60) }],
  bucket: at % 8,
  rewarded: true,
  bonuses: { daily: 10, first: 10, eleven: 50, games: GAME_IDS, least: 4 },
  held: false,
  picks: null,
})

type Answer = { taken: boolean; ending?: { result: { id: string } } | null; run?: { over: boolean } | null }

/** Ends one run as the site does, its rate limit included. */
export async function end(client: pg.Client, { run, account }: Open, at: number): Promise<Answer> {
  const asked = { bucket: `steps:${account}`, limit: 300, window: 60, cost: 1 }
  const values = [JSON.stringify(asked), run, account, '{"over": true}', AT, JSON.stringify(FINISH(at))]
  const { rows } = await client.query<{ answer: Answer }>({ ...END, values })
  return rows[0]!.answer
}

/** One row and its commit, the least that any write costs. */
export const bare = (client: pg.Client) => client.query({ ...BARE, values: ['x'.repeat(100)] })

export async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  // A killed server is part of the measurement.
  client.on('error', () => {})
  await client.connect()
  return client
}

export type Load = { times: number[]; perSecond: number }

/** Runs `work` on every client for `ms`; `rate`: total calls a second that are offered, as fast as possible without. */
export async function load(
  clients: pg.Client[],
  ms: number,
  work: (client: pg.Client) => Promise<unknown>,
  rate?: number,
): Promise<Load> {
  const times: number[] = []
  const begun = performance.now()
  const pause = rate === undefined ? 0 : (1000 * clients.length) / rate
  await Promise.all(
    clients.map(async (client, place) => {
      let due = begun + (pause * place) / clients.length
      while (performance.now() - begun < ms) {
        if (pause > 0) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        }
        // From when it was due: a queue at the client counts.
        const since = pause > 0 ? due : performance.now()
        if ((await work(client)) === null) return
        times.push(performance.now() - since)
        due += pause
      }
    }),
  )
  return { times, perSecond: (1000 * times.length) / (performance.now() - begun) }
}

/** Folds as an instance of the site does, and samples how far the boards are behind, ms. */
export function folding(config: pg.ClientConfig): { stop(): Promise<number[]> } {
  const behind: number[] = []
  let stopped = false
  const loop = (async () => {
    const [folder, watcher] = [await connect(config), await connect(config)]
    const sample = setInterval(() => {
      watcher
        .query<{ ms: number | null }>(`select public.write_path_status() ->> 'oldest_event_age_ms' as ms`)
        .then(({ rows }) => behind.push(Number(rows[0]!.ms ?? 0)))
        .catch(() => {})
    }, 100)
    while (!stopped) {
      const { rows } = await folder.query<{ size: number }>({
        name: 'fold',
        text: 'select public.fold_results(0, 100) as size',
      })
      if (rows[0]!.size < 100) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    clearInterval(sample)
    await Promise.all([folder.end(), watcher.end()])
  })()
  // A killed server ends the loop; `stop` reports it.
  loop.catch(() => {})
  return {
    async stop() {
      stopped = true
      await loop
      return behind
    },
  }
}
