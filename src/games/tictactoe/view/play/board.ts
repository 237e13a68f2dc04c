import { fill } from '#i18n/format.ts'
import type { PlayBoard } from '#play/game.ts'
import { Cells } from './Cells.tsx'
import type { View } from '../../rules/engine.ts'
import { LinesPanel, RarityPanel } from './Panels.tsx'
import type { TictactoeAction } from '../../rules/action.ts'
import { fittingSideText, cellName, whyNot } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'

export { Ask } from './Ask.tsx'
export { FullTally } from './FullTally.tsx'
/** Imported here, so that the style sheets of the end stay out of the first view. */
export const end = async () => (await import('../end/end.ts')).end

/** What tic tac toe shows and announces from the first guess on. */
export const board: PlayBoard<View, TictactoeAction, OwnWords> = {
  Board: Cells,
  Left: RarityPanel,
  Right: LinesPanel,
  still: ({ view }) => ({ cells: view.cells.map((placed) => (placed ? { text: '✓' } : { text: '' })) }),
  news(now, before, { pack, locale, t: { own } }) {
    const last = now.guesses.at(-1)
    if (!last || now.guesses.length === before.guesses.length) return ''
    const said = { locale, t: own }
    const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
    const placed = now.cells[last.cell]
    if (last.right && placed)
      return fill(own.saysRight, { name: nameOf(placed.id), cell: cellName(last.cell, now, said) })
    const miss = now.misses.at(-1)!
    const why = [whyNot(miss, now, said), fittingSideText(miss, now, said), own.gone].filter(Boolean).join(' ')
    return fill(own.saysWrong, { name: nameOf(miss.id), why })
  },
}
