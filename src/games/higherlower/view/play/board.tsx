import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { eurosInWords, gapText } from '../../words.ts'
import { Values } from './Values.tsx'
import type { HigherLowerAction } from '../../rules/action.ts'
import { FaceWall } from '#play/duel/SmallFace.tsx'
import { closestOf, closestText } from './closest.ts'

/** Board of Higher lower. */
export const board: PlayBoard<View, HigherLowerAction, GameWords<'higherlower'>> = {
  Board: Values,
  Right: Run,
  cue: (now, before) => (now.run > before.run ? 'right' : now.at > before.at ? 'wrong' : null),
  news(now, before, { locale, t: { own } }) {
    const [known, revealed] = [now.steps[before.at], now.steps[before.at + 1]]
    if (now.at === before.at || !known || !revealed) return now.ended === 'time' ? own.timeUp : ''
    const label = fill(revealed.hit ? own.saysRight : own.saysWrong, {
      name: revealed.name,
      value: eurosInWords(revealed.eur, locale, own),
      gap: gapText(known.eur, revealed.eur, locale, own),
    })
    return now.asked ? `${label} ${fill(own.askOf, { name: now.asked.name, than: revealed.name })}` : label
  },
}

/** Side panel of wide screens: the footballers passed, and the closest call so far. */
export function Run({ view, pack, locale, t: { own } }: ShownProps<View, HigherLowerAction, GameWords<'higherlower'>>) {
  const right = view.steps.filter(({ hit }) => hit)
  if (right.length === 0) return null
  const closest = closestOf(view)
  return (
    <FaceWall title={own.yourRun} ids={right.map(({ id }) => id)} pack={pack}>
      {closest && fill(own.closestSoFar, closestText(closest, locale, own))}
    </FaceWall>
  )
}
