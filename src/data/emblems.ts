import file from '#data/generated/emblems.json' with { type: 'json' }
import type { Names } from './types.ts'

/** Order of the languages in the file. */
const ORDER = ['en', 'fr', 'es'] as const satisfies (keyof Names)[]

const lines = new Map(Object.entries(file))

/**
 * Reason for a crest's emblem in one sentence; null for a club without a crest. It names the club by town or nickname,
 * so it is an answer: server and tests only, and in no view before the end of a game.
 */
export const emblemLine = (club: string, locale: keyof Names): string | null =>
  lines.get(club)?.[ORDER.indexOf(locale)] ?? null
