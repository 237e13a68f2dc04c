import * as z from 'zod/mini'
import { isDay, type Day } from '#core/days.ts'
import { persisted, type WebStorage } from '#stores/persisted.ts'

/** The day of an unfinished run of this tab, so that a reload after midnight goes on with it. */
export const $begunDay = persisted(
  'wordle-today',
  z.nullable(z.string().check(z.refine(isDay)) as z.ZodMiniType<Day, string>),
  null,
  tabStorage(),
)

function tabStorage(): WebStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
