import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays, dayAt, toIsoDate, type Day } from '#core/days.ts'
import { CATALOGUE, gamesOn } from '#games/catalogue.ts'
import { sweepFiles } from './account/sweep.ts'
import { withOneDeadline } from './deadline.ts'
import { optional } from './env.ts'
import { HttpError } from './http-error.ts'
import { log } from './log.ts'
import { sendNotices } from './notes/notices.ts'
import { publish } from './runs/daily.ts'
import { RUN_GAMES } from './runs/registry.ts'
import { call } from './supabase.ts'

/** Per part. A cron call has time for all of them, and the next call continues the rest. */
const BUDGET_MS = 10_000
const DAYS_AHEAD = 3
const BATCH = 100

const Batch = z.object({ task: z.optional(z.string()), gone: z.optional(z.int()), ms: z.optional(z.number()) })
const DrawnDays = z.record(z.string(), z.array(z.string()))

/** `left`: puzzles still to be drawn; null when this call did not reach them. */
type Upkeep = { folded: number; batches: number; drawn: number; left: number | null; failed: string[] }

/** True when the request carries CRON_SECRET, as Vercel's cron does. False without a secret. */
export function isFromCron({ headers }: Request): boolean {
  const secret = optional('CRON_SECRET')
  const given = Buffer.from(headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  return secret !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Folds waiting results, deletes expired rows, draws the next days and up to `archive` puzzles of past days, removes
 * orphaned files, and mails the team about notes. Each part stops at the end of its budget; a failure stops no other
 * part.
 */
export async function keepUp(now: number, archive: number): Promise<Upkeep> {
  const done: Upkeep = { folded: 0, batches: 0, drawn: 0, left: null, failed: [] }
  const parts = { fold, forget, draw, files: sweepFiles, notices }
  for (const [name, part] of Object.entries(parts)) {
    const until = performance.now() + BUDGET_MS
    // Each part has its own deadline, so that a slow call fails no other part.
    await withOneDeadline<unknown>(() => part(done, { until, now, archive })).catch((error: unknown) => {
      log.error(error)
      done.failed.push(name)
    })
  }
  return done
}

type Task = { until: number; now: number; archive: number }

async function fold(done: Upkeep, { until }: Task): Promise<void> {
  for (;;) {
    const size = await call('fold_results', { age: 0, size: BATCH }, z.int())
    done.folded += Math.max(0, size)
    if (size < BATCH || performance.now() > until) return
  }
}

async function forget(done: Upkeep, { until }: Task): Promise<void> {
  while (performance.now() < until) {
    const { task } = await call('upkeep', {}, Batch)
    if (!task) return
    done.batches++
  }
}

const notices = (_: Upkeep, { until }: Task): Promise<void> => sendNotices(until)

/** The next days first: players wait for them. */
async function draw(done: Upkeep, { until, now, archive }: Task): Promise<void> {
  const { ahead, past } = await missingPuzzles(now, archive > 0)
  done.left = ahead.length + past.length
  for (const { game, day } of [...ahead, ...past]) {
    if (performance.now() > until || done.drawn >= ahead.length + archive) return
    await publish(game, RUN_GAMES[game], day).then(
      () => done.drawn++,
      (error: unknown) => {
        // A game without material on a day has no daily then.
        if (error instanceof HttpError && error.code === 'mode-closed') return
        log.error(error)
        if (!done.failed.includes('draw')) done.failed.push('draw')
      },
    )
    done.left--
  }
}

async function missingPuzzles(now: number, withPast: boolean) {
  const today = dayAt(now)
  const ahead = Array.from({ length: DAYS_AHEAD + 1 }, (_, at) => addDays(today, at))
  const past = withPast ? pastDays(today) : []
  const since = toIsoDate(past.at(-1) ?? today)
  const drawn = await call('drawn_days', { since, until: toIsoDate(ahead.at(-1)!) }, DrawnDays)
  const missingOf = (days: readonly Day[]) =>
    days.flatMap((day) =>
      gamesOn(day).flatMap(({ id: game }) => (drawn[toIsoDate(day)]?.includes(game) ? [] : [{ game, day }])),
    )
  return { ahead: missingOf(ahead), past: missingOf(past) }
}

/** Newest first. */
function pastDays(today: Day): Day[] {
  const first = CATALOGUE.map(({ since }) => toIsoDate(since)).sort()[0]!
  const days: Day[] = []
  for (let day = addDays(today, -1); toIsoDate(day) >= first; day = addDays(day, -1)) days.push(day)
  return days
}
