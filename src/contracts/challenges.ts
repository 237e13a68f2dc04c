import * as z from 'zod/mini'
import { pick, type Random } from '#core/random.ts'
import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { CODE_LETTERS } from './room-code.ts'

const CODE_LENGTH = 8
const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** Days for which a challenge is open. */
export const CHALLENGE_DAYS = 90

/** Maximum bytes of a deal with its played run. */
export const MAX_CHALLENGE_BYTES = 4096

const MAX_ACTIONS = 200

/** Normalises a typed challenge code such as `K7PM4XQR`. Null when it cannot be a code. */
export function readChallengeCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return PATTERN.test(code) ? code : null
}

/** `random` must be cryptographic, because the code alone grants access. */
export const newChallengeCode = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => pick([...CODE_LETTERS], random)).join('')

const PlayedAction = z.looseObject({ type: z.string().check(z.maxLength(32)) })
export type PlayedAction = z.infer<typeof PlayedAction>

/** A practice run from a browser: `id` of the run, `actions` in order. */
const RevealedRun = z.strictObject({
  id: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9:_-]+$/)),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffffffff))),
  actions: z.array(PlayedAction).check(z.maxLength(MAX_ACTIONS)),
})

/** A practice run: its deal in ids, by the game's own schema, and what was played. */
export const PracticeChallenge = z.strictObject({
  game: z.string().check(z.maxLength(32)),
  mode: z.string().check(z.maxLength(32)),
  deal: z.unknown(),
  result: RevealedRun,
})
export type PracticeChallenge = z.infer<typeof PracticeChallenge>

/** Body of `POST /api/challenges`: a server-stored run of the caller, or a practice run. */
export const NewChallenge = z.union([z.strictObject({ runId: z.uuid() }), PracticeChallenge])
export type NewChallenge = z.infer<typeof NewChallenge>

/** A result: `by` is a name that its player agreed to show, else null. */
type Score = { by: string | null; points: number; won: boolean }

/** A final board; `view` is `engine.view(state, 0)` of a finished run. */
export type Board = Score & { view: unknown }

/** Public data of a challenge, without its deal. */
export type ChallengeAnswer = {
  code: string
  game: GameId
  /** Mode in the catalogue; a daily is `today`, or `archive` when the challenger played a past day. */
  mode: string
  /** Id of the practice's level, league or theme. */
  level: string | null
  /** Day of the puzzle; null for a separate deal. */
  date: Day | null
  /** True while it is played as the day's own puzzle. */
  isDaily: boolean
  challenger: Score
  /** The challenger's shirt (core/kits.ts); null: none chosen. */
  kit: string | null
  /** False: reported by the challenger's browser. */
  verified: boolean
  /** True: its puzzle was voided, or it contains a footballer who was removed from the pool. */
  withdrawn: boolean
  /** ISO time. */
  expires: string
  friends: { played: number; best: number | null }
  /** The asker's relation to it; null: none yet. */
  you: 'challenger' | 'begun' | 'done' | null
  /** For the challenger only: the newest friends, best first. */
  scores?: Score[]
  /** Once the asker's own run is over. */
  boards?: { own: Board & { runId: string }; theirs: Board }
}

/** A line of `GET /api/challenges`: the asker's own, newest first. */
export type OwnChallenge = Pick<ChallengeAnswer, 'code' | 'game' | 'mode' | 'date' | 'expires' | 'friends'> & {
  points: number
}
