import type { Names } from '#data/types.ts'

const TAGS = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const

/** `July 2026`, `juillet 2026`, `julio de 2026` of `2026-07`. */
export function monthName(month: string): Names {
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  const name = (locale: keyof Names) =>
    at.toLocaleDateString(TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { en: name('en'), fr: name('fr'), es: name('es') }
}
