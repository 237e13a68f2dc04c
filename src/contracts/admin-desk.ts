import * as z from 'zod/mini'
import { Footballer, Person, Time } from './admin.ts'

// Data of the back office besides its queues (admin.ts): dailies, pools, figures, pictures and audit log.

/** `GET /api/admin/dailies`: today and the coming days of every game, with their answers. */
export const Daily = z.object({
  id: z.int(),
  game: z.string(),
  date: z.string(),
  number: z.int(),
  /** The answers, as names. */
  names: z.array(z.string()),
  /** Started runs; they keep their puzzle. */
  runs: z.int(),
  /** Earlier puzzles of the day that were voided, newest last. */
  voided: z.array(z.object({ names: z.array(z.string()), reason: z.string(), voidedAt: Time })),
})
export type Daily = z.infer<typeof Daily>
export const Dailies = z.object({ days: z.array(Daily) })
export type Dailies = z.infer<typeof Dailies>

/**
 * Body of `POST /api/admin/dailies/{id}/void`: replaces the puzzle at once and answers the new `Daily`. 409
 * `already-decided` when it was voided before, 422 `date-not-open` for a past day.
 */
export const Voiding = z.strictObject({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) })
export type Voiding = z.infer<typeof Voiding>

/** `GET /api/admin/pools`: sizes per game, mode and theme; a closed one has a reason. */
export const Pool = z.object({
  game: z.string(),
  mode: z.string(),
  part: z.nullable(z.string()),
  items: z.string(),
  size: z.int(),
  least: z.int(),
  open: z.boolean(),
  reason: z.nullable(z.enum(['pool-too-small', 'no-pictures'])),
})
export type Pool = z.infer<typeof Pool>
export const Pools = z.object({ pools: z.array(Pool) })
export type Pools = z.infer<typeof Pools>

/** A share of a game's plays; `rate` null without plays. An outlier differs from all others by more than chance. */
const Rate = { plays: z.int(), rate: z.nullable(z.number()), isOutlier: z.boolean() }
/** `found`: share of plays that found the answer; `result`: mean result, from the worst (0) to the best (1). */
export const GameFigures = z.object({
  game: z.string(),
  measure: z.enum(['found', 'result']),
  rate: z.nullable(z.number()),
  days: z.array(z.object({ date: z.string(), ...Rate })),
  /** Monday first. */
  weekdays: z.array(z.object(Rate)),
})
export type GameFigures = z.infer<typeof GameFigures>

const Texts = z.object({ en: z.string(), fr: z.string(), es: z.string() })

/** `GET /api/admin/figures`: the last 28 days up to today (UTC), dates as `2026-07-16`. */
export const Figures = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      /** Accounts and visitors who finished a daily of that day. */
      players: z.int(),
      /** Dailies they finished. */
      runs: z.int(),
      /** Accounts on the board of the day. */
      accounts: z.int(),
      /** Players who finished every daily. */
      whole: z.int(),
    }),
  ),
  games: z.array(GameFigures),
  /** Questions of the live quiz that nearly nobody or nearly everybody answers right, hardest first. */
  questions: z.array(z.object({ id: z.string(), text: Texts, answers: z.int(), correct: z.int() })),
  /** Most reported subjects of these days. */
  reported: z.array(z.object({ kind: z.string(), id: z.string(), name: Texts, reports: z.int(), open: z.int() })),
})
export type Figures = z.infer<typeof Figures>

/** `GET /api/admin/pictures`: rows that replace drawings, and hidden footballers. */
export const ShownPicture = z.object({
  footballer: Footballer,
  author: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  takenDown: z.nullable(z.enum(['replacement', 'everything'])),
})
export type ShownPicture = z.infer<typeof ShownPicture>
export const ShownPictures = z.object({ items: z.array(ShownPicture) })
export type ShownPictures = z.infer<typeof ShownPictures>

/**
 * Body of `POST /api/admin/pictures/{footballer}`; null shows the picture again. Answers the current `ShownPicture`.
 */
export const TakeDown = z.strictObject({ takenDown: z.nullable(z.enum(['replacement', 'everything'])) })
export type TakeDown = z.infer<typeof TakeDown>

/** `GET /api/admin/audit?cursor=`: the audit log, newest first. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Time,
  /** Null when the admin's account is gone, or for the operator's command that appoints admins. */
  admin: z.nullable(Person),
  action: z.enum([
    'approve-submission',
    'reject-submission',
    'accept-report',
    'refuse-report',
    'rename-player',
    'refuse-name-report',
    'void-daily',
    'accept-run',
    'dismiss-run',
    'take-down-picture',
    'show-picture',
    'make-admin',
    'remove-admin',
    'close-note',
    'reopen-note',
  ]),
  /** Subject of the action, as text or id, and further details. */
  target: z.string(),
  detail: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) })
export type AuditPage = z.infer<typeof AuditPage>
