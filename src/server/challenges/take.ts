import type { NewRun, RunAnswer } from '#contracts/runs.ts'
import { fromIsoDate } from '#core/days.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { answerOf } from '#server/runs/answer.ts'
import { DAILY_MODE, seedOf } from '#server/runs/draw.ts'
import { cacheRun } from '#server/runs/held.ts'
import type { Run } from '#server/runs/rows.ts'
import { requestOf, startRun } from '#server/runs/start.ts'
import { codeOf, gameOfChallenge, isDaily, isWithdrawn } from './read.ts'
import { findChallenge, noteAnswer, takeRow, type Challenge } from './rows.ts'

/**
 * Starts a friend's run of a challenge, or finds the one started before: on its day the daily itself, else a run of the
 * mode `challenge`. Throws `unknown-challenge`, `own-challenge`, `challenge-withdrawn`.
 */
export async function takeChallenge(
  owner: Owner,
  { game: id, challenge: code, twin = false }: NewRun,
  admission: Admission,
  now: number,
): Promise<{ created: boolean; answer: RunAnswer<unknown> }> {
  const { challenge, own, run } = await findChallenge(codeOf(code), owner, now)
  if (challenge.game !== id) throw new HttpError('unknown-challenge')
  if (own) throw new HttpError('own-challenge')
  if (run?.over) return answered(challenge, run, now)
  if (isWithdrawn(challenge)) throw new HttpError('challenge-withdrawn')
  if (twin && !gameOfChallenge(challenge).hasTwin) throw new HttpError('bad-request', 'This game has no text twin')
  if (!isDaily(challenge, now)) return taken(owner, challenge, twin, admission, now)

  const request = requestOf({ game: id, mode: DAILY_MODE, date: fromIsoDate(challenge.date), twin }, now)
  const started = await startRun(owner, request, admission, now)
  await noteAnswer(challenge.id, started.answer.runId)
  return started
}

/** A finished daily run also answers a challenge on the same puzzle; any other run answers only its own. */
async function answered(challenge: Challenge, run: Run, now: number) {
  if (challenge.puzzle_id !== null) await noteAnswer(challenge.id, run.id)
  return { created: false, answer: await answerOf(run, now) }
}

async function taken(owner: Owner, challenge: Challenge, twin: boolean, admission: Admission, now: number) {
  const game = gameOfChallenge(challenge)
  const date = fromIsoDate(challenge.date)
  const seed = challenge.puzzle_id === null ? challenge.seed : seedOf(challenge.game, DAILY_MODE, date)
  const { run, created } = await takeRow(owner, admission, {
    for_challenge: challenge.id,
    first_state: game.start(challenge.setup, seed, now, twin),
    at: new Date(now),
    until: new Date(challenge.expires_at),
  })
  cacheRun(owner, run)
  return { created, answer: await answerOf(run, now) }
}
