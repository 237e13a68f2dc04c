import type { GrammarFile } from '#data/grammar-file.ts'
import type { Sheets } from './sheets.ts'

/** How sentences name clubs and nations, as `src/data/grammar.ts` reads it back. */
export const grammarOf = (sheets: Sheets): GrammarFile => ({
  clubs: Object.fromEntries(
    sheets['club-grammar'].map((row) => [
      row.club,
      [row.en, row.fr, row.fr_article ?? '', row.es, row.es_article ?? ''],
    ]),
  ),
  countries: Object.fromEntries(
    sheets['country-grammar'].map((row) => [row.country, [row.en_article ?? '', row.fr_article ?? '']]),
  ),
})
