import { dayAt, type Day } from '#core/days.ts'

/** The player's local calendar day. */
export const localDay = (now = new Date()): Day => dayAt(now.getTime(), -now.getTimezoneOffset())
