import type { Sheets } from './sheets.ts'

/** The reason behind each club's crest, by club, in the order of LOCALES. */
export const emblemsOf = ({ emblems }: Sheets): Record<string, [en: string, fr: string, es: string]> =>
  Object.fromEntries(emblems.map(({ club, en, fr, es }) => [club, [en, fr, es]]))
