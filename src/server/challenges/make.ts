import { randomInt } from 'node:crypto'
import { CHALLENGE_DAYS, newChallengeCode, type NewChallenge, type PracticeChallenge } from '#contracts/challenges.ts'
import { dayAt, toIsoDate } from '#core/days.ts'
import { isGameId } from '#core/games.ts'
import { total } from '#core/points.ts'
import { isDealt, modeOf } from '#games/catalogue.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { gameOf } from '#server/runs/answer.ts'
import { runGameOf } from '#server/runs/registry.ts'
import type { RunGame } from '#games/run-rules.ts'
import type { Run } from '#server/runs/rows.ts'
import { keepRow, sourceOf, type NewRow } from './rows.ts'

const DAY_MS = 86_400_000
/** Maximum open challenges per owner. */
export const MAX_OPEN = 200
const MAX_TRIES = 5
const RESOLUTION = 2 ** 32

/** The fields of a challenge that follow from the run. */
type RunFields = Omit<NewRow, 'code' | 'created_at' | 'expires_at'>

/**
 * Stores a run as a challenge; the same run yields the same challenge. Throws `unknown-run`, `unknown-game`,
 * `unknown-mode` for a mode without challenges, `challenges-full`, and `bad-request` for a run that is not over.
 */
export async function makeChallenge(owner: Owner, body: NewChallenge, now: number) {
  const fields = 'runId' in body ? await storedRun(owner, body.runId) : practiceRun(body, now)
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const code = newChallengeCode(() => randomInt(RESOLUTION) / RESOLUTION)
    const times = { created_at: new Date(now), expires_at: new Date(now + CHALLENGE_DAYS * DAY_MS) }
    const kept = await keepRow(owner, { code, ...fields, ...times }, MAX_OPEN)
    if (kept) return kept
  }
  throw new HttpError('unavailable')
}

/** Fields of a challenge from a run stored on the server; verified. */
async function storedRun(owner: Owner, runId: string): Promise<RunFields> {
  const source = await sourceOf(owner, runId)
  if (!source) throw new HttpError('unknown-run')
  const { run, puzzle, seed, mode, date } = source
  if (!run.over) throw new HttpError('bad-request', 'This run is not over')
  const setup = puzzle === null ? (source.setup ?? practiceSetup(run)) : null
  // Deals such as those of ranked runs are for one owner only.
  if (puzzle === null && setup === null) throw new HttpError('unknown-mode')
  const deal = { puzzle_id: puzzle, setup, seed }
  return {
    game: run.game,
    mode,
    date,
    ...deal,
    run_id: run.id,
    round_id: null,
    state: run.state,
    ...scoreOf(gameOf(run), run.state),
  }
}

/** The deal of server-dealt practice; null for other runs. */
function practiceSetup(run: Run): unknown {
  const { practice, challenge } = gameOf(run)
  return practice && challenge && isDealt(run.game, run.mode) ? practice.setupOf(run.state) : null
}

/** Fields of a challenge from a browser's practice run. Untrusted: the rules replay its moves. */
function practiceRun({ game: id, mode, deal, result }: PracticeChallenge, now: number): RunFields {
  const game = runGameOf(id)
  if (!game || !isGameId(id)) throw new HttpError('unknown-game')
  if (modeOf(id, mode)?.place !== 'browser' || !game.challenge) throw new HttpError('unknown-mode')
  const setup = game.challenge.setup(deal, mode, now)
  if (setup === null) throw new HttpError('bad-request', 'This game does not deal that')
  const seed = result.seed ?? 0
  const state = replayed(game, setup, seed, result.actions, now)
  return {
    game: id,
    mode,
    date: toIsoDate(dayAt(now)),
    puzzle_id: null,
    setup,
    seed,
    run_id: null,
    round_id: result.id,
    state,
    ...scoreOf(game, state),
  }
}

function replayed(game: RunGame, setup: unknown, seed: number, actions: readonly unknown[], now: number): unknown {
  let state = game.start(setup, seed, now)
  for (const action of actions) {
    const step = game.play(state, action, now)
    if (!step.ok) throw new HttpError('bad-request', `Not a move of this run: ${step.reason}`)
    state = step.state
  }
  return state
}

/** Points of a finished run. Throws `bad-request` while it is open. */
export function scoreOf(game: RunGame, state: unknown): { won: boolean; points: number } {
  const outcome = game.outcome(state)
  if (!outcome) throw new HttpError('bad-request', 'This run is not over')
  return { won: outcome.won, points: Math.max(0, total(outcome.lines)) }
}
