import { fill, plural } from '#i18n/format.ts'
import { criterionName } from '#play/criteria/words.ts'
import type { CriteriaWords, GameWords, ShownProps } from '#play/game.ts'
import type { Criterion } from '#data/types.ts'
import type { Past, View } from './rules/engine.ts'
import type { BingoAction } from './rules/action.ts'

/** Bingo's words, with those of criteria. */
export type Words = GameWords<'bingo'> & CriteriaWords

export type Names = Pick<ShownProps<View, BingoAction, Words>, 'pack' | 'locale'> & { t: Words }

/** "Never at Juventus.", "Not World Cup winner." */
export function exclusionText(criterion: Criterion, { pack, locale, t }: Names): string {
  const name = criterionName(criterion, { pack, locale, words: t })
  return fill(criterion.kind === 'club' ? t.neverAt : t.notOf, { criterion: name })
}

/** Sentence about the result of a player's turn; empty for a player lost by the wrong placement before him. */
export function pastText(past: Past, cells: View['cells'], names: Names): string {
  const { did, name } = past
  const { pack, locale, t } = names
  const criterion = past.cells.length > 0 ? cells[past.cells[0]!]!.criterion : null
  switch (did) {
    case 'placed':
      return fill(t.fits, { name, criterion: criterionName(criterion!, { pack, locale, words: t }) })
    case 'wrong':
      return `${name}. ${exclusionText(criterion!, names)}`
    case 'wild':
      return past.cells.length === 0 ? t.wildNone : plural(locale, t.wild, past.cells.length)
    case 'skipped':
      return fill(t.skipped, { name })
    case 'late':
      return fill(t.late, { name })
    case 'lost':
      return ''
  }
}
