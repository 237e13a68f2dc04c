import { toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { dateText, momentText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Counts, GameState } from './states.ts'
import type { Daily } from './view.ts'

/**
 * Words and data that the page passes to its script: the archive's messages, the games' names, and the days their
 * dailies began.
 */
export type Words = Messages<'archive'> & { names: Partial<Record<GameId, string>>; dailies: readonly Daily[] }

/** All sentences of the archive in one language. */
export function speech(locale: Locale, t: Words) {
  const written = (day: Day, format: Intl.DateTimeFormatOptions) => dateText(locale, toIsoDate(day), format)

  const day = (date: Day) => written(date, { weekday: 'long', day: 'numeric', month: 'long' })

  /** "12 full houses, 38 open". */
  const month = (full: number, open: number) =>
    `${plural(locale, t.full, full)}, ${plural(locale, t.openInMonth, open)}`

  /** "Saturday 14 November: 10 of 11 solved, 1 open, repaired". */
  function dayWith(date: Day, counts: Counts, single: GameState | null, repaired: boolean): string {
    const max = counts.solved + counts.played + counts.half + counts.open
    const parts = single
      ? [t[single]]
      : [
          fill(t.solvedOf, { count: number(locale, counts.solved), max: number(locale, max) }),
          ...(counts.played ? [plural(locale, t.playedCount, counts.played)] : []),
          ...(counts.half ? [plural(locale, t.halfCount, counts.half)] : []),
          ...(counts.open ? [plural(locale, t.openCount, counts.open)] : []),
        ]
    return fill(t.says, { date: day(date), parts: [...parts, ...(repaired ? [t.repaired] : [])].join(', ') })
  }

  /** A moment on the player's own clock: "Tuesday 12:00". */
  const moment = (ms: number) => momentText(locale, ms, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

  return {
    t,
    locale,
    day,
    shortDay: (date: Day) => written(date, { day: 'numeric', month: 'long' }),
    monthName: (first: Day) => written(first, { month: 'long', year: 'numeric' }),
    month,
    dayWith,
    moment,
  }
}

export type Speech = ReturnType<typeof speech>
