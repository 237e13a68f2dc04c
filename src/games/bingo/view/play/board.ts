import { fill } from '#i18n/format.ts'
import type { PlayBoard } from '#play/game.ts'
import { criterionName } from '#play/criteria/words.ts'
import { Card } from './Card.tsx'
import type { View } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import { LastPlayers } from './LastPlayers.tsx'
import { pastText } from '../../words.ts'
import { Sum } from './Sum.tsx'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.ts')).end

/** Board of Bingo. */
export const board: PlayBoard<View, BingoAction, Words> = {
  Board: Card,
  Left: Sum,
  Right: LastPlayers,
  still: ({ view }) => ({ cells: [{ text: `${view.filled}/${CELLS}` }] }),
  news(now, before, { pack, locale, t: { own } }) {
    const names = { pack, locale, t: own }
    if (now.hint !== undefined && before.hint === undefined) {
      if (now.hint === null) return own.hintNone
      const criterion = criterionName(now.cells[now.hint]!.criterion, { pack, locale, words: own })
      return fill(own.hintCell, { criterion })
    }
    const next =
      now.current && now.current.id !== before.current?.id ? fill(own.nextIs, { name: now.current.name }) : ''
    const done = now.past.slice(before.at)
    if (done.length === 0) return now.paused && !before.paused ? own.stands : next
    const lost = done.findLast(({ did }) => did === 'lost')
    const said = done.map((past) => pastText(past, now.cells, names)).filter(Boolean)
    const filled = now.filled > before.filled ? fill(own.filledOf, { count: now.filled, max: CELLS }) : ''
    return [...said, lost ? `${own.lost} ${lost.name}.` : '', filled, next].filter(Boolean).join(' ')
  },
}
