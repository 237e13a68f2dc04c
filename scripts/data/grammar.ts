import type { GrammarFile } from '#data/grammar-file.ts'
import type { Sheets } from './sheets.ts'

/** Encodes the names of clubs and nations in sentences for `src/data/grammar.ts`. */
export const grammarOf = (sheets: Sheets): GrammarFile => ({
  clubs: Object.fromEntries(
    sheets['club-grammar'].map((row) => [
      row.club,
      [row.en, row.fr, row.fr_article ?? '', row.es, row.es_article ?? ''],
    ]),
  ),
  listed: Object.fromEntries(sheets['listed-clubs'].map((row) => [row.club, [row.en, row.fr, row.es]])),
  countries: Object.fromEntries(
    sheets['country-grammar'].map((row) => [row.country, [row.en_article ?? '', row.fr_article ?? '']]),
  ),
})
