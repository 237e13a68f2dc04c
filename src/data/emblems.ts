import file from '#data/generated/emblems.json' with { type: 'json' }
import type { Names } from './types.ts'

/** The languages as the file has them. */
const ORDER = ['en', 'fr', 'es'] as const satisfies (keyof Names)[]

const lines = new Map(Object.entries(file))

/**
 * Why the crest of a club shows what it shows, as one sentence; null for a club without a crest. It names the club by
 * its town or nickname, so that it is an answer: for server and tests, and never in a view before the end of a game.
 */
export const emblemLine = (club: string, locale: keyof Names): string | null =>
  lines.get(club)?.[ORDER.indexOf(locale)] ?? null
