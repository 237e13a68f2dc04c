import { randomBytes } from 'node:crypto'
import type { NewRun, RunAnswer } from '#contracts/runs.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { PRACTICE_LEAGUES } from '#core/practice-leagues.ts'
import { randomFromBytes } from '#core/random.ts'
import { isDealt } from '#games/catalogue.ts'
import type { Leagues } from '#games/league-pools.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf } from './answer.ts'
import { cacheRun } from './held.ts'
import { collected, startPracticeRow } from './practice-rows.ts'
import { runGameOf } from './registry.ts'
import type { Practice, RunGame } from '#games/run-rules.ts'

const SEED_BYTES = 16
/** Lifetime of an open run. */
const OPEN_MS = 86_400_000
/** The setup contains everything random, so that a challenged friend gets the same deal. */
const NO_SEED = 0

type Request = Pick<NewRun, 'mode' | 'part'> & {
  id: GameId
  game: RunGame
  practice: Practice<unknown, unknown>
  twin: boolean
  /** Undefined: all leagues. */
  leagues: Leagues | undefined
}

/** True for a `POST /api/runs` body that asks for server-dealt practice. */
export const isPractice = ({ game, mode }: NewRun): boolean => isDealt(game, mode)

/**
 * Parses such a body. Throws `unknown-game`, `unknown-mode`, `unknown-part`, and `bad-request` for the text version of
 * a game without one. Pure.
 */
export function practiceRequestOf({ game: id, mode, part, twin = false, leagues: named }: NewRun): Request {
  const game = runGameOf(id)
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  const { practice } = game
  if (!practice || !isDealt(id, mode)) throw new HttpError('unknown-mode')
  const parts = practice.parts?.(mode)
  if (part === undefined ? parts?.wanted : !parts?.all.includes(part)) throw new HttpError('unknown-part')
  if (twin && !game.hasTwin) throw new HttpError('bad-request', 'This game has no text twin')
  const chosen = PRACTICE_LEAGUES.filter((league) => named?.includes(league) ?? true)
  // A theme or league chosen on the page overrides the filter of leagues.
  const isFiltered = part === undefined && chosen.length < PRACTICE_LEAGUES.length
  return { id, game, practice, mode, part, twin, leagues: isFiltered ? chosen : undefined }
}

/** The owner's open run of this mode and part, or a new one. Throws `mode-closed`, `too-many-requests`. */
export async function startPractice(
  owner: Owner,
  { id, game, practice, mode, part, twin, leagues }: Request,
  admission: Admission,
  now: number,
): Promise<{ created: boolean; answer: RunAnswer<unknown> }> {
  const found = new Set(practice.collects ? await collected(owner, id) : [])
  const deal = (from?: Leagues) =>
    practice.deal(randomFromBytes(randomBytes(SEED_BYTES)), { mode, part, found, leagues: from })
  const own = deal(leagues)
  const setup = own ?? (leagues ? deal() : null)
  if (!setup) throw new HttpError('mode-closed')
  const { run, created } = await startPracticeRow(owner, admission, {
    for_game: id,
    for_mode: mode,
    for_part: part ?? null,
    for_date: toIsoDate(dayAt(now)),
    first_state: game.start(setup, NO_SEED, now, twin),
    at: new Date(now),
    until: new Date(now + OPEN_MS),
  })
  cacheRun(owner, run)
  const answer = await answerOf(run, now)
  return { created, answer: own ? answer : { ...answer, leaguesTooFew: true } }
}
