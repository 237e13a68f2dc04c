import { randomBytes } from 'node:crypto'
import type { NewRun, RunAnswer } from '#contracts/runs.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId, type GameId } from '#core/games.ts'
import { newSeed, randomFromBytes } from '#core/random.ts'
import { modeOf, RANKED } from '#games/catalogue.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission, DoubleLimit } from '#server/rate-limit.ts'
import { answerOf } from './answer.ts'
import { cacheRun } from './held.ts'
import { runGameOf } from './registry.ts'
import { startRankedRow } from './ranked-rows.ts'
import type { Ranked, RunGame } from '#games/run-rules.ts'
import { isDue, settled } from './settle.ts'

const SEED_BYTES = 16
/** Upper bound only: the step clock ends every run earlier. */
const MOST_MS = 86_400_000

type RankedRequest = { id: GameId; game: RunGame; ranked: Ranked<unknown>; part: string | undefined }

/**
 * Parses a `POST /api/runs` body with mode `ranked`. Throws `unknown-game`, `unknown-mode`, `unknown-part`,
 * `bad-request`. Pure.
 */
export function rankedRequestOf({ game: id, date, part, twin }: NewRun): RankedRequest {
  const game = runGameOf(id)
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  if (!game.ranked) throw new HttpError('unknown-mode')
  if (part !== undefined && !modeOf(id, RANKED)?.parts?.includes(part)) throw new HttpError('unknown-part')
  if (date !== undefined) throw new HttpError('bad-request', 'A ranked run is of the day on which it begins')
  if (twin) throw new HttpError('bad-request', 'A ranked run has no text twin')
  return { id, game, ranked: game.ranked, part }
}

/**
 * The owner's open ranked run of a game, or a new one; one whose deadline has passed ends first. `hourly` counts runs
 * that start. Throws `mode-closed`, `too-many-requests`.
 */
export async function startRanked(
  owner: Owner,
  { id, game, ranked, part }: RankedRequest,
  admission: Admission,
  hourly: DoubleLimit,
  now: number,
): Promise<{ created: boolean; answer: RunAnswer<unknown> }> {
  const started = await begun(admission)
  const { run, created } = isDue(started.run, now) ? await restarted() : started
  cacheRun(owner, run)
  return { created, answer: await answerOf(run, now) }

  async function restarted() {
    await settled(owner, started.run, now)
    return begun(null)
  }

  async function begun(counted: Admission | null) {
    const setup = nextDeal(id, ranked, part)
    const first = game.start(setup, newSeed(), now)
    const due = game.deadline(first)
    if (due === null) throw new Error(`${id} has ranked runs and no clock`)
    const keep = () => unused.set(nameOf(id, part), setup)
    const found = await startRankedRow(owner, counted, hourly, {
      for_game: id,
      for_part: part ?? null,
      for_date: toIsoDate(dayAt(now)),
      first_state: first,
      at: new Date(now),
      until: new Date(now + MOST_MS),
      due: new Date(due),
    }).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'too-many-requests') keep()
      throw error
    })
    if (!found.created) keep()
    return found
  }
}

/** Deals of requests that did not start a run, kept because drawing one takes tens of milliseconds. */
const unused = new Map<string, unknown>()
const nameOf = (id: GameId, part = '') => `${id} ${part}`

/** A new or unused deal. Throws `mode-closed`. */
function nextDeal(id: GameId, { deal }: Ranked<unknown>, part: string | undefined): unknown {
  const name = nameOf(id, part)
  const setup = unused.get(name) ?? deal(randomFromBytes(randomBytes(SEED_BYTES)), part)
  unused.delete(name)
  if (!setup) throw new HttpError('mode-closed')
  return setup
}
