import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import { Asked } from './Asked.tsx'
import type { View } from '../../rules/engine.ts'
import { answeredOf, offsOf } from '../../rules/figures.ts'
import { hintText } from './revealed.ts'
import { bornText, verdictText } from '../../words.ts'
import type { AgeAction } from '../../rules/action.ts'

/** Board and texts of Age, loaded at the first interaction. */
export const board: PlayBoard<View, AgeAction, GameWords<'age'>> = {
  Board: Asked,
  still: ({ view }) => ({
    cells: offsOf(view.done).map((off) => ({ text: String(Math.abs(off)), is: off === 0 ? 'known' : 'near' })),
  }),
  news(now, before, { locale, t: { own } }) {
    const last = answeredOf(now).at(-1)
    if (!last || answeredOf(now).length <= before.done.length) return before.hint ? '' : hintText(now, own)
    const verdict = `${verdictText(last, locale, own)} ${bornText(last, locale, own)}`
    return fill(own.says, { name: last.name, age: last.age, verdict })
  },
}
