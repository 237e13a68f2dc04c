import * as z from 'zod/mini'
import { pick, type Random } from '#core/random.ts'
import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { CODE_LETTERS } from './room-code.ts'

const CODE_LENGTH = 8
const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** How long friends may answer. */
export const CHALLENGE_DAYS = 90

/** Of a body that makes a challenge: a deal and what was played with it. */
export const MAX_CHALLENGE_BYTES = 4096

const MAX_ACTIONS = 200

/** How a challenge is found, `K7PM4XQR`; any case, as somebody may type it. Null when it cannot be a code. */
export function readChallengeCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return PATTERN.test(code) ? code : null
}

/** `random` must be one that nobody can foresee: who has the code may play. */
export const newChallengeCode = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => pick([...CODE_LETTERS], random)).join('')

const ToldAction = z.looseObject({ type: z.string().check(z.maxLength(32)) })
export type ToldAction = z.infer<typeof ToldAction>

/** A practice run as its browser tells it: `id` is the run's, `actions` are what its player did, in order. */
const ToldRun = z.strictObject({
  id: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9:_-]+$/)),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffffffff))),
  actions: z.array(ToldAction).check(z.maxLength(MAX_ACTIONS)),
})

/** A run of practice: its deal in ids, as the game's own schema has it, and what was played with it. */
export const ToldChallenge = z.strictObject({
  game: z.string().check(z.maxLength(32)),
  mode: z.string().check(z.maxLength(32)),
  deal: z.unknown(),
  result: ToldRun,
})
export type ToldChallenge = z.infer<typeof ToldChallenge>

/** Body of `POST /api/challenges`: a run of the caller's that the server kept, or one of practice. */
export const NewChallenge = z.union([z.strictObject({ runId: z.uuid() }), ToldChallenge])
export type NewChallenge = z.infer<typeof NewChallenge>

/** How somebody did: `by` is a name that its player agreed to show, else null. */
export type Score = { by: string | null; points: number; won: boolean }

/** A board after the end; `view` is `engine.view(state, 0)` of a run that is over. */
export type Board = Score & { view: unknown }

/** What anybody with the code may know: nothing of the deal. */
export type ChallengeAnswer = {
  code: string
  game: GameId
  /** As the catalogue names it; a day's run is `today`, or `archive` where the challenger played a past day. */
  mode: string
  /** What practice let the challenger choose beside the mode, by its id: a level, a league, a theme. */
  level: string | null
  /** The day whose puzzle it is; null: a deal of its own. */
  date: Day | null
  /** True while it is played as the day's own puzzle. */
  isDaily: boolean
  challenger: Score
  /** The challenger's shirt (core/kits.ts); null: none was chosen. */
  kit: string | null
  /** False: the challenger's browser told how it went. */
  verified: boolean
  /** True: its puzzle was voided, or somebody in it is no longer asked for. */
  withdrawn: boolean
  /** ISO time. */
  expires: string
  friends: { played: number; best: number | null }
  /** What the asker has to do with it; null: nothing yet. */
  you: 'challenger' | 'begun' | 'done' | null
  /** Of the challenger alone: the newest friends, the best first. */
  scores?: Score[]
  /** Once the asker's own run is over. */
  boards?: { own: Board & { runId: string }; theirs: Board }
}

/** A line of `GET /api/challenges`: the asker's own, the newest first. */
export type OwnChallenge = Pick<ChallengeAnswer, 'code' | 'game' | 'mode' | 'date' | 'expires' | 'friends'> & {
  points: number
}
