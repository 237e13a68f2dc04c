import type { ChallengeAnswer, OwnChallenge } from '#contracts/challenges.ts'
import { readChallengeCode } from '#contracts/challenges.ts'
import { fromIsoDate, isTodaySomewhere } from '#core/days.ts'
import type { SharedMark } from '#core/share-code.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import { runGameOf } from '#server/runs/registry.ts'
import type { RunGame } from '#games/run-rules.ts'
import { scoreOf } from './make.ts'
import { findChallenge, rowsOf, type Challenge, type Found } from './rows.ts'

const MOST_SHOWN = 20

/** Parses a challenge code. Throws `unknown-challenge`. */
export function codeOf(text: string | undefined): string {
  const code = text === undefined ? null : readChallengeCode(text)
  if (!code) throw new HttpError('unknown-challenge')
  return code
}

/** The game of a challenge. Throws `unknown-challenge` for a game that is no longer in the registry. */
export function gameOfChallenge({ game: id }: Challenge): RunGame {
  const game = runGameOf(id)
  if (!game) throw new HttpError('unknown-challenge')
  return game
}

/** True while the challenge is played as the day's own puzzle. */
export const isDaily = ({ puzzle_id, date }: Challenge, now: number): boolean =>
  puzzle_id !== null && isTodaySomewhere(fromIsoDate(date), now)

/** True when its puzzle was voided, or it contains a footballer who was removed from the pool. */
export const isWithdrawn = (challenge: Challenge): boolean =>
  challenge.voided ||
  (challenge.puzzle_id === null && gameOfChallenge(challenge).challenge?.stands(challenge.setup) !== true)

/** Data of a challenge for the asker; reveals nothing of its deal before the asker's own run is over. */
export async function readChallenge(code: string, asker: Owner | null, now: number): Promise<ChallengeAnswer> {
  return answerOf(await findChallenge(code, asker, now), now)
}

/** Public data of a challenge with the marks of its run, for its card. */
export type ChallengeCard = { challenge: ChallengeAnswer; rows: SharedMark[][] }

export async function readChallengeCard(code: string, now: number): Promise<ChallengeCard> {
  const found = await findChallenge(code, null, now)
  return { challenge: answerOf(found, now), rows: gameOfChallenge(found.challenge).marks(found.challenge.state) }
}

function answerOf({ challenge, own, run }: Found, now: number): ChallengeAnswer {
  const game = gameOfChallenge(challenge)
  const { code, game: id, mode, username, kit, won, points, verified, expires_at } = challenge
  const challenger = { by: username, points, won }
  return {
    code,
    game: id,
    mode,
    level: challenge.puzzle_id === null ? (game.challenge?.level?.(challenge.setup) ?? null) : null,
    date: challenge.puzzle_id === null ? null : fromIsoDate(challenge.date),
    isDaily: isDaily(challenge, now),
    challenger,
    kit,
    verified,
    withdrawn: isWithdrawn(challenge),
    expires: new Date(expires_at).toISOString(),
    friends: { played: challenge.played, best: challenge.best },
    you: own ? 'challenger' : run ? (run.over ? 'done' : 'begun') : null,
    ...(own && {
      scores: challenge.friends.map((friend) => ({ by: friend.username, points: friend.points, won: friend.won })),
    }),
    ...(!own &&
      run?.over && {
        boards: {
          own: { by: null, ...scoreOf(game, run.state), view: game.view(run.state), runId: run.id },
          theirs: { ...challenger, view: game.view(challenge.state) },
        },
      }),
  }
}

/** The asker's own open challenges. */
export async function ownChallenges(owner: Owner, now: number): Promise<OwnChallenge[]> {
  const rows = await rowsOf(owner, now, MOST_SHOWN)
  return rows.map(({ code, game, mode, date, puzzle_id, points, expires_at, played, best }) => ({
    code,
    game,
    mode,
    date: puzzle_id === null ? null : fromIsoDate(date),
    points,
    expires: new Date(expires_at).toISOString(),
    friends: { played, best },
  }))
}
