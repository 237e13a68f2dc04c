import { fromIsoDate } from '#core/days.ts'
import { PLAUSIBLE } from '#core/plausible.ts'
import { RANKED } from '#games/catalogue.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Owner } from '#server/caller.ts'
import { foldSoon } from '#server/fold.ts'
import { observeRunEnd } from '#server/metrics.ts'
import type { Admission } from '#server/rate-limit.ts'
import { gameOf } from './answer.ts'
import { DAILY_MODE } from './draw.ts'
import { finishOf } from './finish.ts'
import { cacheRun, dropRun } from './held.ts'
import { openGames } from './open-games.ts'
import { isOfDay, pickCounts } from './picks.ts'
import { commitRow, type Run } from './rows.ts'

/** A run afterStep a step that is not stored yet; `at`: time of the step, ms. */
export type Played = { run: Run; outcome: Outcome | null; at: number }

/** The run afterStep step `n`, which led to `state`. */
export function afterStep(run: Run, n: number, state: unknown, at: number, timedOut = false): Played {
  const game = gameOf(run)
  const outcome = game.outcome(state)
  const due = run.mode === RANKED && !outcome ? game.deadline(state) : null
  const deadline = due === null ? null : new Date(due).toISOString()
  return { run: { ...run, n, state, deadline, over: outcome !== null, timed_out: timedOut }, outcome, at }
}

/** `run`: the stored run; if another request took the step first, that request's run, or null when it is gone. */
type Commit = { taken: true; run: Run } | { taken: false; run: Run | null }

/** Stores a run afterStep a step. `drawn`: games known to have a puzzle on its day. */
export async function committed(
  owner: Owner,
  played: Played,
  admission: Admission | null,
  drawn: readonly string[] = [],
): Promise<Commit> {
  const { run, outcome, at } = await withFrozenCounts(played)
  const stored = await commitRow(owner, admission, {
    run_id: run.id,
    step: run.n,
    next_state: run.state,
    at: new Date(at),
    finish: outcome && (await finishFor(run, outcome, at, drawn)),
    due: run.deadline,
    late: run.timed_out,
  })
  if (!stored.taken) {
    dropRun(owner, run.id)
    return { taken: false, run: stored.run }
  }
  cacheRun(owner, run)
  if (outcome) {
    observeRunEnd(run.game, run.mode)
    foldSoon()
  }
  return { taken: true, run: { ...run, ending: stored.ending } }
}

/** Freezes the day's counts into a run that ends, where its points depend on them. */
async function withFrozenCounts(played: Played): Promise<Played> {
  const { run, outcome } = played
  const game = gameOf(run)
  if (!outcome || !game.frozen || !isOfDay(run)) return played
  const state = game.frozen(run.state, await pickCounts(run.puzzle_id!))
  return { ...played, run: { ...run, state }, outcome: game.outcome(state) }
}

async function finishFor(run: Run, outcome: Outcome, at: number, drawn: readonly string[]) {
  const { distribution: rules, picks } = gameOf(run)
  if (run.mode === RANKED) {
    const { medianMs: least_median, mostRight: most_right, streak } = PLAUSIBLE.ranked
    return { ...finishOf(outcome, run, at, rules, []), least_median, most_right, streak, even: PLAUSIBLE.even }
  }
  if (run.mode !== DAILY_MODE) return finishOf(outcome, run, at, rules, [])
  const finish = finishOf(outcome, run, at, rules, await openGames(fromIsoDate(run.date), drawn))
  return { ...finish, picks: picks(run.state)?.map(({ picked }) => picked) ?? null }
}
