import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { Picks } from './Picks.tsx'
import { questionOf } from './question.ts'
import { shownOf, truthText } from './shown.ts'
import { Run } from './Run.tsx'
import type { StatisticsAction } from '../../rules/action.ts'

/** Board of Statistics. */
export const board: PlayBoard<View, StatisticsAction, GameWords<'statistics'>> = {
  Board: Picks,
  Right: Run,
  news(now, before, { locale, t: { own } }) {
    if (now.hint && !before.hint) {
      const [left, right] = [now.left!.name, now.right!.name]
      return fill(own.hintSays, { left, right, leftCount: now.hint[0], rightCount: now.hint[1] })
    }
    const told = now.done[before.at]
    if (now.at === before.at || !told) return now.ended === 'time' ? own.noAnswer : ''
    const says = `${told.hit ? own.right : own.wrong} ${truthText(told, locale, own)}`
    const open = shownOf(now, false)
    return now.over || !open ? says : `${says} ${questionOf(open, own)}`
  },
}
