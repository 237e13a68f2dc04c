import { GRACE_MS } from '#contracts/rooms.ts'
import type { Saved } from './saved.ts'

/** A socket that has not joined by then is closed. */
export const JOIN_MS = 15_000
/** An abandoned room is forgotten. */
export const FORGET_MS = 86_400_000

/**
 * The next moment at which a room must do something by itself, ms since 1970. Alarms and not timers: a timer is lost
 * when a room hibernates.
 */
export function nextAlarm(saved: Saved<unknown>, until: number | null): number {
  return Math.min(
    until ?? Infinity,
    ...saved.holders.flatMap(({ lostAt, expired }) => (lostAt === null || expired ? [] : [lostAt + GRACE_MS])),
    ...saved.outbox.map(({ dueAt }) => dueAt),
    saved.touchedAt + FORGET_MS,
  )
}
