import { fill, number } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'

const MILLION = 1_000_000
export const THOUSAND = 1000
/** From this many millions on, the decimal is dropped. */
const WHOLE_FROM = 10

/** Millions with at most one decimal, or thousands. */
export function unitsOf(euros: number): { millions: number } | { thousands: number } {
  if (euros < MILLION) return { thousands: Math.round(euros / THOUSAND) }
  const millions = euros / MILLION
  return { millions: millions < WHOLE_FROM ? Math.round(10 * millions) / 10 : Math.round(millions) }
}

/** "€180m", "€800k", in the format of the locale, with a non-breaking space before a unit. */
export function eurosShort(euros: number, locale: Locale, t: GameWords<'higherlower'>): string {
  const units = unitsOf(euros)
  return 'millions' in units
    ? fill(t.shortMillions, { count: number(locale, units.millions) })
    : fill(t.shortThousands, { count: number(locale, units.thousands) })
}
