import file from '#data/generated/emblems.json' with { type: 'json' }
import { type Locale, LOCALES } from '#i18n/locales.ts'

const lines = new Map(Object.entries(file))

/**
 * Why the crest of a club shows what it shows, as one sentence; null for a club without a crest. It names the club by
 * its town or nickname, so that it is an answer: for server and tests, and never in a view before the end of a game.
 */
export const emblemLine = (club: string, locale: Locale): string | null =>
  lines.get(club)?.[LOCALES.indexOf(locale)] ?? null
