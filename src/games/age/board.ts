import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import { Asked } from './Asked.tsx'
import type { View } from './engine/index.ts'
import { HINT_AGE } from './engine/marks.ts'
import { answeredOf } from './told.ts'
import { bornSays, verdictSays } from './verdict.ts'
import type { AgeAction } from './wire.ts'

/** What Age shows and says from the first sign of a player on. */
export const board: PlayBoard<View, AgeAction, GameWords<'age'>> = {
  Board: Asked,
  still: ({ view }) => ({ cells: view.done.flatMap(({ answer, age }) => (answer === null ? [] : cell(answer - age))) }),
  news(now, before, { locale, t: { own } }) {
    const last = answeredOf(now).at(-1)
    if (last && answeredOf(now).length > before.done.length) {
      const { name, age } = last
      const verdict = `${verdictSays(last, locale, own)} ${bornSays(last, locale, own)}`
      return fill(own.says, { name, age, verdict })
    }
    if (!now.hint || before.hint) return ''
    return fill(now.hint.fromHintAge ? own.hintFrom : own.hintUnder, { age: HINT_AGE })
  },
}

const cell = (off: number) => ({ text: String(Math.abs(off)), ...(off !== 0 && { near: true }) })
