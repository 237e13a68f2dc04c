import type { Sheets } from './sheets.ts'

/** Why the crest of each club shows what it shows, by club, in the order of LOCALES. */
export const emblemsOf = ({ emblems }: Sheets): Record<string, [en: string, fr: string, es: string]> =>
  Object.fromEntries(emblems.map(({ club, en, fr, es }) => [club, [en, fr, es]]))
