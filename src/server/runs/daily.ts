import * as z from 'zod/mini'
import { toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { dailyNumber } from '#games/catalogue.ts'
import { required } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import { call } from '#server/supabase.ts'
import type { Counts } from './distribution.ts'
import { drawn, type Around } from './draw.ts'
import { lruCache } from './lru-cache.ts'
import { CountsRow } from './rows.ts'
import type { Deal, RunGame } from '#games/run-rules.ts'

export const MAX_TRIES = 12

const Puzzle = z.object({ id: z.int(), setup: z.unknown(), names: z.array(z.string()) })
export type Puzzle = z.infer<typeof Puzzle>

const Figures = z.record(z.string(), z.object({ ...Puzzle.shape, counts: CountsRow }))
export type DayFigures = Map<string, Puzzle & { counts: Counts }>

const Knowledge = z.object({ used: z.array(z.string()), taken: z.array(z.string()), rows: z.int(), newest: z.int() })

/** Rows are immutable; starting a run detects a voided one. */
const published = lruCache<Puzzle>(1000)
const keyOf = (game: string, day: Day) => [required('PUBLIC_SUPABASE_URL'), game, day].join(' ')

/** The day's puzzle in this instance's cache; it may have been voided since. */
export const cachedPuzzle = (game: GameId, day: Day): Puzzle | undefined => published.get(keyOf(game, day))

/** Pending draws, shared by the many callers at the start of a day. */
const drawnNow = new Map<string, Promise<Puzzle>>()

/**
 * The puzzle of a game and day. Draws it where the upkeep has not; `beforeDraw` may refuse that. Throws `mode-closed`.
 */
export async function puzzleOf(
  id: GameId,
  game: RunGame,
  day: Day,
  beforeDraw = () => Promise.resolve(),
): Promise<Puzzle> {
  // Reads all games of the day in one round trip.
  const known = (await figuresOf(day)).get(id)
  if (known) return known
  // Counts each caller, even one that joins a pending draw.
  await beforeDraw()
  const key = keyOf(id, day)
  const drawn = drawnNow.get(key) ?? publish(id, game, day).finally(() => drawnNow.delete(key))
  drawnNow.set(key, drawn)
  return drawn
}

const reading = new Map<Day, Promise<DayFigures>>()

/** Puzzles of a day with the counts of their distributions, by game. Concurrent callers share one round trip. */
export function figuresOf(day: Day): Promise<DayFigures> {
  const figures = reading.get(day) ?? readFigures(day).finally(() => reading.delete(day))
  reading.set(day, figures)
  return figures
}

async function readFigures(day: Day): Promise<DayFigures> {
  const figures = await call('day_figures', { on_date: toIsoDate(day) }, Figures)
  const known = new Map(Object.entries(figures))
  for (const [game, { id, setup, names }] of known) published.set(keyOf(game, day), { id, setup, names })
  return known
}

/** The last queued draw; the next one starts after it. */
let drawing: Promise<unknown> = Promise.resolve()

/**
 * Draws and stores the puzzle of a day. An instance draws one puzzle at a time: a draw depends on the game's previous
 * one, and parallel draws would block the event loop until backend answers time out. When the backend is unavailable
 * during a draw, all draws queued behind it fail, too.
 */
export function publish(id: GameId, game: RunGame, day: Day): Promise<Puzzle> {
  const drawn = drawing.catch(unlessUnavailable).then(() => draw(id, game, day))
  drawing = drawn
  void drawn.catch(() => {
    if (drawing === drawn) drawing = Promise.resolve()
  })
  return drawn
}

function unlessUnavailable(error: unknown): void {
  if (error instanceof HttpError && error.code === 'unavailable') throw error
}

/** Redraws when another instance has stored a puzzle of the game meanwhile. */
async function draw(id: GameId, game: RunGame, day: Day): Promise<Puzzle> {
  const number = dailyNumber(id, day)
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const { deal, newest } = await drawnFor(id, game, day)
    const row = { on_date: toIsoDate(day), with_number: number, with_setup: deal.setup }
    const keys = { with_used: deal.used, with_names: deal.names, after_id: newest }
    const puzzle = await call('add_puzzle', { for_game: id, ...row, ...keys }, z.nullable(Puzzle))
    if (puzzle) {
      published.set(keyOf(id, day), puzzle)
      return puzzle
    }
  }
  throw new HttpError('unavailable')
}

/** Draws a puzzle for a day, given all days around it. `newest`: the last known row. */
export async function drawnFor(id: GameId, game: RunGame, day: Day): Promise<{ deal: Deal<unknown>; newest: number }> {
  const { keep } = game.daily
  const days = keep === 'forever' ? null : keep.days
  const around: Around & { newest: number } = await call(
    'puzzles_around',
    { for_game: id, on_date: toIsoDate(day), around: dailyNumber(id, day), days },
    Knowledge,
  )
  return { deal: drawn(id, game, day, around), newest: around.newest }
}
