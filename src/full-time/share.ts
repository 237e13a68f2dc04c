import { toIsoDate, type Day as CalendarDay } from '#core/days.ts'
import { inFormation } from '#core/formation.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Day, Mark } from './day.ts'
import type { Words } from './words/index.ts'

type Palette = 'usual' | 'contrast'

/** Blue and orange for players who chose that palette, as in the games. */
const SQUARES: Record<Palette, Record<Mark, string>> = {
  usual: { good: '🟩', fair: '🟨', poor: '🟥', closed: '⬜' },
  contrast: { good: '🟦', fair: '🟧', poor: '⬛', closed: '⬜' },
}

/** A square is about as wide as an ideographic space, and half a square as an en space. */
const centred = (squares: number, widest: number): string => {
  const halves = widest - squares
  return '\u3000'.repeat(halves >> 1) + '\u2002'.repeat(halves % 2)
}

/** Input of the share texts. `top`: 5 means among the top 5 % of players; null while unknown. */
export type SharedDay = {
  day: Day
  date: CalendarDay
  streak: number
  top: number | null
  palette: Palette
  address: string
  locale: Locale
  words: Words
}

/** `22 Nov`, in the player's language. */
export const shortDate = (date: CalendarDay, locale: Locale): string => inWords(date, locale, 'short')

/** `Sunday 22 November`. */
export const longDate = (date: CalendarDay, locale: Locale): string =>
  inWords(date, locale, 'long', { weekday: 'long' })

const inWords = (date: CalendarDay, locale: Locale, month: 'short' | 'long', more: Intl.DateTimeFormatOptions = {}) =>
  dateText(locale, toIsoDate(date), { ...more, day: 'numeric', month })

/** Share text with emoji: one square per game, in formation. Contains no names and no spoilers. */
export function shareText({ day, date, streak, top, palette, address, locale, words: { t } }: SharedDay): string {
  const lines = inFormation(day.players)
  const widest = Math.max(...lines.map(({ length }) => length))
  const rows = lines.map(
    (line) => centred(line.length, widest) + line.map(({ mark }) => SQUARES[palette][mark]).join(''),
  )
  const figures = [
    ...(streak > 0 ? [`🔥 ${number(locale, streak)}`] : []),
    ...(top === null ? [] : [fill(t.top, { percent: top })]),
  ]
  return [
    `${PRODUCT_NAME} ${shortDate(date, locale)} · ${number(locale, day.total)}`,
    ...rows,
    ...(figures.length > 0 ? [figures.join(' · ')] : []),
    address,
  ].join('\n')
}

/** The same in sentences, for screen-reader users. */
export function shareWords({ day, date, streak, top, address, locale, words: { t, games } }: SharedDay): string {
  const open = day.players.filter(({ mark }) => mark !== 'closed')
  const closed = day.players.length - open.length
  const points = plural(locale, t.result, day.total)
  return [
    fill(t.inWords, { product: PRODUCT_NAME, date: inWords(date, locale, 'long'), points }),
    open.map(({ game, earned, max }) => fill(t.gameInWords, { game: games[game], earned, max })).join(' '),
    ...(closed > 0 ? [plural(locale, t.closedInWords, closed)] : []),
    ...(streak > 0 ? [plural(locale, t.streakInWords, streak)] : []),
    ...(top === null ? [] : [`${fill(t.top, { percent: top })}.`]),
    address,
  ].join('\n')
}
