import { addDays, dayAt, toIsoDate, type Day } from '#core/days.ts'
import type { PeriodKind } from '#core/periods.ts'
import { dateRange, dateText } from '#i18n/date.ts'
import { fill, number, plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { BoardPage, Standing } from '#contracts/boards.ts'
import { root } from '../fill.ts'

/** Texts in the page (src/components/Board.astro). */
export type Words = Record<PeriodKind | 'since' | 'endsHours' | 'you' | 'top' | 'same' | 'new' | 'between', string> &
  Record<
    | 'percent'
    | 'ahead'
    | 'somebody'
    | 'visitor'
    | 'would'
    | 'then'
    | 'first'
    | 'notYet'
    | 'notThen'
    | 'offline'
    | 'failed',
    string
  > &
  Record<'endsDays' | 'players' | 'up' | 'down' | 'behind', Plural> & {
    ordinal: Record<'one' | 'two' | 'few' | 'other', string>
    errors: Record<string, string>
  }

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

export const locale = () => root.lang as Locale

export const figure = (value: number) => number(locale(), value)

/** `Sunday 22 November`, `16–22 November`, `October–December 2026`, `Since 16 July 2026`. */
export function periodName({ period, since, until }: BoardPage, words: Words, now: number): string {
  const from = toIsoDate(since as Day)
  if (until === null)
    return fill(words.since, { date: dateText(locale(), from, { day: 'numeric', month: 'long', year: 'numeric' }) })
  const to = toIsoDate(addDays(until as Day, -1))
  if (period === 'season') return dateRange(locale(), from, to, { month: 'long', year: 'numeric' })
  const year = dateOf(since).getUTCFullYear() === new Date(now).getUTCFullYear() ? undefined : 'numeric'
  if (period === 'day') return dateText(locale(), from, { weekday: 'long', day: 'numeric', month: 'long', year })
  return dateRange(locale(), from, to, { day: 'numeric', month: 'long', year })
}

const dateOf = (day: Day | string) => new Date(toIsoDate(day as Day))

/** True for the current period, the only one that can still change. */
export const isNow = ({ next, until }: BoardPage, now: number): boolean =>
  next === null && (until === null || +dateOf(until) > now)

/** `ends in 5 h 12 min, 486 players`; empty for a past period without players. */
export function endsAndPlayers(page: BoardPage, words: Words, now: number): string {
  const players = page.players > 0 ? [plural(locale(), words.players, page.players)] : []
  if (page.until === null || !isNow(page, now)) return players.join()
  const hours = (+dateOf(page.until) - now) / HOUR_MS
  const left =
    hours > DAY_HOURS
      ? plural(locale(), words.endsDays, Math.ceil(hours / DAY_HOURS))
      : fill(words.endsHours, { hours: Math.floor(hours), minutes: Math.floor((hours % 1) * 60) })
  return [left, ...players].join(', ')
}

/** `16th`, `16e`, `16.º`. */
export function ordinal(words: Words, rank: number): string {
  const rule = new Intl.PluralRules(root.lang, { type: 'ordinal' }).select(rank) as keyof Words['ordinal']
  return fill(words.ordinal[rule] ?? words.ordinal.other, { n: figure(rank) })
}

/** `31 points behind 16th`. */
export const gapText = ({ next }: Standing, words: Words): string =>
  next ? plural(locale(), words.behind, next.gap, { rank: ordinal(words, next.rank) }) : words.top

/** `1:24`, `12:05`: the time of a run. */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Text of an empty board. */
export const emptyText = (page: BoardPage, words: Words): string =>
  isNow(page, Date.now()) ? words[page.period] : words.then

/** The current UTC day, to detect that a new period has begun. */
export const utcToday = () => dayAt(Date.now())
