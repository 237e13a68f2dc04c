import type { Names } from '#data/types.ts'
import { dateText } from '#i18n/date.ts'

/** `2026-07` as `July 2026`, `juillet 2026`, `julio de 2026`. */
export function monthName(month: string): Names {
  const name = (locale: keyof Names) => dateText(locale, `${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })
  return { en: name('en'), fr: name('fr'), es: name('es') }
}
