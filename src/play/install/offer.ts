import type { Day } from '#core/days.ts'

/** Way to install: the browser's own dialog, or manual steps in Safari on phones. */
export type WayIn = InstallPrompt | 'by-hand'

/** Days with a finished game before the site offers to be installed. */
const DAYS_BEFORE_OFFER = 3
/** Time before the offer returns after "Not now". */
const REST_MS = 90 * 86_400_000

/** `days`: the first days with a finished game; `closedAt`: time of the last "Not now", ms, or 0. */
export type Install = { days: readonly string[]; closedAt: number }
export const NEVER_ASKED: Install = { days: [], closedAt: 0 }

/** Parsed without a library, which would be larger than the rest of this chunk. */
export const InstallParser = {
  safeParse(value: unknown): { data?: Install } {
    const { days, closedAt } = (value ?? {}) as Record<keyof Install, unknown>
    const isList = Array.isArray(days) && days.every((day) => typeof day === 'string')
    return isList && typeof closedAt === 'number' ? { data: { days, closedAt } } : {}
  },
}

/** Adds a day with a finished game until there are enough of them. */
export const withDay = (install: Install, day: Day): Install =>
  install.days.length >= DAYS_BEFORE_OFFER || install.days.includes(day)
    ? install
    : { ...install, days: [...install.days, day] }

export const isDue = ({ days, closedAt }: Install, now: number): boolean =>
  days.length >= DAYS_BEFORE_OFFER && (closedAt === 0 || now - closedAt >= REST_MS)
