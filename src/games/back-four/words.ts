import { plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Row, View } from './rules/engine.ts'
import { GROUP_SIZE, GROUPS, KITS, type Kit } from './rules/terms.ts'

export type Words = GameWords<'back-four'>

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

/** The next step, such as "Two more", "One away. Three of these belong together." or "Eight left, two lines". */
export function askText(view: View | null, picked: readonly number[], tiles: number, locale: Locale, t: Words): string {
  const tried = view?.tries.at(-1)
  if (picked.length === GROUP_SIZE) {
    const isTried = tried?.cells.every((cell) => picked.includes(cell))
    return !isTried ? t.askCheck : tried?.is === 'away' ? t.askAway : t.wrongSays
  }
  if (picked.length > 0) return t[`askMore-${picked.length as 1 | 2 | 3}`]
  const left = GROUPS - (view?.rows.length ?? 0)
  return left === GROUPS ? t.ask : plural(locale, t.askLeft, left, { tiles })
}
