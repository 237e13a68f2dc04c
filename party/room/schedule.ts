import { GRACE_MS } from '#contracts/rooms.ts'
import type { Saved } from './saved.ts'

/** A socket that does not join within this time is closed. */
export const JOIN_MS = 15_000
/** An abandoned room is erased after this time. */
export const FORGET_MS = 86_400_000

/**
 * The next deadline of a room, ms since 1970. Rooms use alarms because a timer is lost in hibernation.
 */
export function nextAlarm(saved: Saved<unknown>, until: number | null): number {
  return Math.min(
    until ?? Infinity,
    ...saved.holders.flatMap(({ lostAt, expired }) => (lostAt === null || expired ? [] : [lostAt + GRACE_MS])),
    ...saved.outbox.map(({ dueAt }) => dueAt),
    saved.touchedAt + FORGET_MS,
  )
}
