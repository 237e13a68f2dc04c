import type { League } from '#contracts/leagues.ts'
import { fromIsoDate } from '#core/days.ts'
import { cupOf } from '#core/league.ts'
import { addDays, toIsoDate } from '#core/days.ts'
import { periodAt } from '#core/periods.ts'
import { dateText } from '#i18n/date.ts'
import type { Speech } from './words.ts'

const SHELF = 5

/** Name of a seat; null once its member has left. */
export const nameOf = ({ seats }: League, seat: number): string | null =>
  seats.find((member) => member.seat === seat)?.name ?? null

/**
 * Nicknames that no member has, separated by `|`; numbered once all are taken, so that a random name is never refused
 * as taken.
 */
export function freeNicknames(nicknames: string, taken: readonly string[]): string {
  for (let turn = 1; ; turn++) {
    const names = nicknames.split('|').map((name) => (turn === 1 ? name : `${name} ${turn}`))
    const free = names.filter((name) => !taken.includes(name))
    if (free.length > 0) return free.join('|')
  }
}

/** The `kits` that no member wears, or all of them once each is worn. */
export function freeKits(kits: readonly string[], worn: readonly (string | null)[]): readonly string[] {
  const free = kits.filter((kit) => !worn.includes(kit))
  return free.length > 0 ? free : kits
}

/** Number of the ISO week that contains a date. */
export const weekNumber = (iso: string): number => Number(periodAt('week', fromIsoDate(iso)).of.slice(-2))

export const mondayBefore = (monday: string): string => toIsoDate(addDays(fromIsoDate(monday), -7))

/** The last cups, newest first: that of the previous week, and those of closed weeks. */
export function shelfOf({ cups, last, monday }: League) {
  const newest = cupOf(last)
  return [...(newest ? [{ week: mondayBefore(monday), ...newest }] : []), ...cups].slice(0, SHELF)
}

/** "Friday". */
export const weekdayText = (locale: Speech['locale'], iso: string): string => dateText(locale, iso, { weekday: 'long' })
