import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays, dayAt, LAUNCH_DAY, puzzleNumber, toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { randomFrom, type Seed } from '#core/random.ts'
import type { DailyGame } from './daily-game.ts'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'
import { call, databaseFailure, serviceClient } from './supabase.ts'

/** All dailies are rows of this mode; an archive run plays the same row. */
const MODE = 'today'
const DAYS_AHEAD = 2
const DAYS_WITHOUT_REPEAT = 365
const MAX_TRIES = 5

const Puzzle = z.object({ id: z.int(), setup: z.unknown(), answers: z.array(z.string()) })
export type Puzzle = z.infer<typeof Puzzle>

const Past = z.array(z.object({ number: z.int(), answers: z.array(z.string()) }))

/**
 * The puzzle of a game and day, the same for everybody and for ever. Days that are missing are drawn first, in order,
 * up to two days ahead. The day is open to somebody: later days are `date-not-open`.
 */
export async function puzzleOf(id: GameId, game: DailyGame, day: Day, now: number): Promise<Puzzle> {
  const stored = await find(id, day)
  if (stored) return stored
  await publish(id, game, now)
  const published = await find(id, day)
  if (!published) throw new HttpError('date-not-open')
  return published
}

/** Fixes every random choice of a day's puzzle; without the secret nobody draws it ahead. */
export function seedOf(game: string, mode: string, day: Day): Seed {
  return createHmac('sha256', required('PUZZLE_SECRET')).update(`${game}|${mode}|${day}`).digest().readUInt32BE(0)
}

async function find(game: GameId, day: Day): Promise<Puzzle | null> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('id, setup, answers')
    .match({ game, mode: MODE, date: toIsoDate(day) })
    .is('voided_at', null)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(Puzzle).parse(data)
}

/** Whoever asks first publishes; when two do, the slower one draws again on top of the faster one's days. */
async function publish(id: GameId, game: DailyGame, now: number): Promise<void> {
  const last = puzzleNumber(addDays(dayAt(now), DAYS_AHEAD))
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const past = await pastOf(id)
    const after = past.at(-1)?.number ?? 0
    if (after >= last) return
    const days = draw(id, game, past, after + 1, last)
    const written = await call('add_puzzles', { for_game: id, for_mode: MODE, after_number: after, days }, z.boolean())
    if (written) return upkeep()
  }
  throw new HttpError('unavailable')
}

/** A new day is also when old visitors are forgotten; the game goes on without. */
async function upkeep(): Promise<void> {
  await call('forget_expired', {}, z.int()).catch((reason: unknown) => console.error(reason))
}

async function pastOf(game: GameId): Promise<z.infer<typeof Past>> {
  const { data, error } = await serviceClient()
    .from('puzzles')
    .select('number, answers')
    .match({ game, mode: MODE })
    .order('number', { ascending: false })
    .order('id', { ascending: false })
    .limit(DAYS_WITHOUT_REPEAT)
  if (error) throw databaseFailure(error)
  return Past.parse(data).reverse()
}

function draw(id: GameId, game: DailyGame, past: z.infer<typeof Past>, first: number, last: number) {
  const recent = past.map(({ answers }) => answers)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const day = addDays(LAUNCH_DAY, first + at - 1)
    const random = randomFrom(seedOf(id, MODE, day))
    const { setup, answers } = game.deal(random, recent.slice(1 - DAYS_WITHOUT_REPEAT).flat(), day)
    recent.push(answers)
    return { date: toIsoDate(day), number: first + at, setup, answers }
  })
}
