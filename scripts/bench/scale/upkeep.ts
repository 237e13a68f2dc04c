import type pg from 'pg'
import { CliError } from '../../launcher/cli-error.ts'
import { figuresOf } from '../statistics.ts'
import { connect } from './load.ts'

/** Rows of each table that are old enough to go. */
const OLD = 100_000
const MOST_MS = 100

const VISITOR = `encode(sha256(convert_to('old ' || at, 'UTF8')), 'hex')`
const AGED = `
  set synchronous_commit = off;
  insert into public.visitors (visitor, first_seen, origin, seen_on)
  select ${VISITOR}, now() - interval '14 months', 'x', current_date - 430 from generate_series(1, ${OLD}) as at;
  insert into public.results (id, visitor, source, game, mode, date, won, score, points, credited, ms, n, finished_at)
  select 'old-result-' || at, ${VISITOR}, 'daily', 'wordle', 'today', '2025-01-01', true, 3, 60, 60, 60000, 3,
    now() - interval '14 months' from generate_series(1, ${OLD}) as at;
  insert into public.runs (visitor, game, mode, date, n, state, started_at, stepped_at, expires_at)
  select ${VISITOR}, 'wordle', 'classic', '2025-01-01', 3, jsonb_build_object('words', repeat('x', 400)),
    now() - interval '14 months', now() - interval '14 months', now() - interval '14 months'
  from generate_series(1, ${OLD}) as at;
  insert into public.rate_limits (bucket, hits, resets_at)
  select 'old ' || at, 1, now() - interval '1 day' from generate_series(1, ${OLD}) as at;
  set synchronous_commit = on;
  analyze`

type Batch = { task?: string; gone: number; ms: number; clean?: boolean }

/** Cleans aged rows beside the day's own as the cron does; a row per task: batches, rows, and ms of a batch. */
export async function upkeep(config: pg.ClientConfig): Promise<string[][]> {
  const client = await connect(config)
  for (const statement of AGED.split(/;\n/)) await client.query(statement)
  const batches = new Map<string, { times: number[]; gone: number }>()
  for (;;) {
    const since = performance.now()
    const { rows } = await client.query<{ batch: Batch }>('select public.upkeep() as batch')
    const { task, gone } = rows[0]!.batch
    if (task === undefined) break
    const { times, gone: before } = batches.get(task) ?? { times: [], gone: 0 }
    batches.set(task, { times: [...times, performance.now() - since], gone: before + gone })
  }
  await client.end()
  const cleaned = [...batches.values()].reduce((sum, { gone }) => sum + gone, 0)
  if (cleaned < 4 * OLD) throw new CliError(`Upkeep left old rows: ${cleaned} of ${4 * OLD} went.`)
  return [...batches].map(([task, { times, gone }]) => {
    const { p50, p99 } = figuresOf(times, 1)
    return [
      task,
      times.length,
      gone,
      p50.toFixed(1),
      p99.toFixed(1),
      Math.max(...times).toFixed(1),
      `<= ${MOST_MS}`,
    ].map(String)
  })
}
