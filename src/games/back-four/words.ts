import type { Locale } from '#i18n/locales.ts'
import type { Row, View } from './rules/engine.ts'
import { KITS, type Kit } from './rules/terms.ts'

/** "A", the letter on a kit. */
export const kitLetter = (kit: Kit): string => KITS[kit].toUpperCase()

export const namesOf = ({ tiles }: Pick<View, 'tiles'>, cells: readonly number[]): string =>
  cells.map((cell) => tiles[cell]).join(', ')

/** Texts of a row: letter of its kit, sentence and names. */
export const rowWords = (row: Pick<Row, 'kit' | 'sentence' | 'cells'>, view: Pick<View, 'tiles'>, locale: Locale) => ({
  kit: kitLetter(row.kit),
  sentence: row.sentence[locale],
  names: namesOf(view, row.cells),
})
