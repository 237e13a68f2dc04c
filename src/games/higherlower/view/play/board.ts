import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { eurosInWords, gapText } from '../../words.ts'
import { Run } from './Run.tsx'
import { Values } from './Values.tsx'
import type { HigherLowerAction } from '../../rules/action.ts'

/** Board of Higher lower. */
export const board: PlayBoard<View, HigherLowerAction, GameWords<'higherlower'>> = {
  Board: Values,
  Right: Run,
  news(now, before, { locale, t: { own } }) {
    const [known, told] = [now.steps[before.at], now.steps[before.at + 1]]
    if (now.at === before.at || !known || !told) return now.ended === 'time' ? own.timeUp : ''
    const says = fill(told.hit ? own.saysRight : own.saysWrong, {
      name: told.name,
      value: eurosInWords(told.eur, locale, own),
      gap: gapText(known.eur, told.eur, locale, own),
    })
    return now.asked ? `${says} ${fill(own.askOf, { name: now.asked.name, than: told.name })}` : says
  },
}
