import type { Names } from '#data/types.ts'
import { dateText } from '#i18n/date.ts'

/** `2026-07` as `July 2026`, `juillet 2026`, `julio de 2026`. */
function monthName(month: string): Names {
  const name = (locale: keyof Names) => dateText(locale, `${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })
  return { en: name('en'), fr: name('fr'), es: name('es') }
}

/** The last December before the date of the facts, so that later transfers and retirements make no answer wrong. */
export const lastDecember = (asOf: string): Names => monthName(`${Number(asOf.slice(0, 4)) - 1}-12`)

const CENTURY = 100

/** Season by its first year: `2010/11`, `1999/2000` at the turn of the century. */
export function seasonName(began: number): string {
  const ends = began + 1
  return `${began}/${ends % CENTURY === 0 ? ends : String(ends % CENTURY).padStart(2, '0')}`
}
