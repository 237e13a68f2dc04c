import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { Picks } from './Picks.tsx'
import { questionOf } from './Asking.tsx'
import { shownOf, truthText, winnerOf } from './shown.ts'
import type { StatisticsAction } from '../../rules/action.ts'
import { FaceWall } from '#play/duel/SmallFace.tsx'

/** Board of Statistics. */
export const board: PlayBoard<View, StatisticsAction, GameWords<'statistics'>> = {
  Board: Picks,
  Right: Run,
  cue: (now, before) => (now.run > before.run ? 'right' : now.at > before.at ? 'wrong' : null),
  news(now, before, { locale, t: { own } }) {
    if (now.hint && !before.hint) {
      const [left, right] = [now.left!.name, now.right!.name]
      return fill(own.hintSays, { left, right, leftCount: now.hint[0], rightCount: now.hint[1] })
    }
    const revealed = now.done[before.at]
    if (now.at === before.at || !revealed) return now.ended === 'time' ? own.noAnswer : ''
    const label = `${revealed.hit ? own.right : own.wrong} ${truthText(revealed, locale, own)}`
    const open = shownOf(now, false)
    return now.over || !open ? label : `${label} ${questionOf(open, own)}`
  },
}

/** Side panel of wide screens: the right answers so far. */
export function Run({ view, pack, t: { own } }: ShownProps<View, StatisticsAction, GameWords<'statistics'>>) {
  const right = view.done.filter(({ hit }) => hit).map((revealed) => winnerOf(revealed).more.id)
  return right.length === 0 ? null : <FaceWall title={own.yourRun} ids={right} pack={pack} />
}
