import { fill, number, plural } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'
import { THOUSAND, unitsOf } from './view/play/euros.ts'

/** "180 million euros" */
export function eurosInWords(euros: number, locale: Locale, t: GameWords<'higherlower'>): string {
  const units = unitsOf(euros)
  return 'millions' in units
    ? plural(locale, t.millions, units.millions)
    : fill(t.euros, { count: number(locale, units.thousands * THOUSAND) })
}

/** Ratio from which a gap reads as "times as much" instead of percent. */
const TIMES_FROM = 3

/** "11 % more", "29 % less", "4.2 times as much": `b` compared with `a`. */
export function gapText(a: number, b: number, locale: Locale, t: GameWords<'higherlower'>): string {
  if (b >= TIMES_FROM * a) return fill(t.times, { count: number(locale, Math.round((10 * b) / a) / 10) })
  const percent = Math.max(1, Math.round(100 * Math.abs(b / a - 1)))
  return fill(b > a ? t.more : t.less, { percent: number(locale, percent) })
}
