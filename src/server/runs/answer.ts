import type { ResultRecord } from '#contracts/results.ts'
import type { RunAnswer, RunEnd, Standing } from '#contracts/runs.ts'
import { fromIsoDate, isOverEverywhere } from '#core/days.ts'
import { dailyNumber, RANKED } from '#games/catalogue.ts'
import type { Hardest } from '#games/picked.ts'
import { standingOfRun } from '#server/boards/run.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import type { RunPicture } from '#games/run-picture.ts'
import { addressesOf } from '#server/pictures/run-pictures.ts'
import { noteRun } from '#server/request-scope.ts'
import { distributionFrom, standingOf } from './distribution.ts'
import { agreedOf, hardestOf, isOfDay, pickCounts, type PickCounts } from './picks.ts'
import { runGameOf } from './registry.ts'
import { findRow, type Run } from './rows.ts'
import { tellingAbout } from './telling.ts'
import type { RunGame } from '#games/run-rules.ts'

/** The pictures of an owner's run that may be shown now; null for no such run. */
export async function picturesOfRun(owner: Owner, id: string, now: number): Promise<RunPicture[] | null> {
  const run = await findRow(owner, id)
  if (!run) return null
  const game = gameOf(run)
  return game.pictures(game.at(run.state, now)) ?? null
}

/** A run as its player may see it at `now`. */
export async function answerOf(run: Run, now: number): Promise<RunAnswer<unknown>> {
  noteRun(run.id)
  const game = gameOf(run)
  const state = game.at(run.state, now)
  const date = fromIsoDate(run.date)
  const picks = (isOfDay(run) && game.picks(state)) || []
  // Reads counts only after a first answer, because they would reveal questions.
  const counts = picks.some(({ picked }) => picked !== null) ? await pickCounts(run.puzzle_id!) : []
  const agreed = agreedOf(picks, counts)
  return {
    runId: run.id,
    game: run.game,
    mode: run.mode,
    date,
    number: dailyNumber(run.game, date),
    n: run.n,
    view: game.view(state),
    pictures: await addressesOf(run, game.pictures(state)),
    expires: new Date(run.expires_at).toISOString(),
    ...(agreed.some((percent) => percent !== null) && { agreed }),
    end: await endOf(run, game, { hardest: hardestOf(picks, counts), picked: counts, now }),
    ...(run.mode === RANKED && { now }),
  }
}

async function endOf(
  run: Run,
  { distribution: rules, outcome, facts, about, sidePanel }: RunGame,
  { hardest, picked, now }: { hardest: Hardest | null; picked: PickCounts; now: number },
): Promise<RunEnd | null> {
  const { ending, state } = run
  const final = outcome(state)
  if (!ending || !final) return null
  const { result, lines, counts, held } = ending
  const distribution = counts && distributionFrom(counts, rules)
  const among = distribution && standingOf(distribution, rules.of(final), rules)
  const day = fromIsoDate(run.date)
  const tell = tellingAbout(about(state), dailyNumber(run.game, day))
  const spoils = sidePanel?.names === true && !isOverEverywhere(day, now)
  const standing = run.mode === RANKED && !held ? await standingIn(run, result) : null
  return {
    result,
    lines,
    distribution,
    betterThan: among?.betterThan ?? null,
    facts: facts(state, hardest, picked),
    ...(tell && { tell: { ...tell, ...(spoils && { spoils }) } }),
    ...(held && { held }),
    ...(standing && { standing }),
  }
}

/** Rank in the week in which the run ended; null for a run with nothing right, or when the board cannot be read. */
async function standingIn({ game, user_id, started_at }: Run, { score, ms }: ResultRecord): Promise<Standing | null> {
  if (score === 0) return null
  return standingOfRun({ game, score, account: user_id }, Date.parse(started_at) + ms).catch((error: unknown) => {
    log.error(error)
    return null
  })
}

/** The game of a run. Throws `unknown-game` for a game that is no longer in the registry. */
export function gameOf(run: Run): RunGame {
  const game = runGameOf(run.game)
  if (!game) throw new HttpError('unknown-game')
  return game
}
