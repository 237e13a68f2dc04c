import type { WordleAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { Guesses } from './Guesses.tsx'
import { HeIs } from './HeIs.tsx'
import { still } from './still.ts'
import { hintText, playerName, rowText, wordsOf } from '../../words.ts'

/** What Wordle shows and announces from the first guess on. */
export const board: PlayBoard<View, WordleAction, GameWords<'wordle'>> = {
  Board: Guesses,
  Left: HeIs,
  still,
  news({ rows, hints, solved }, before, props) {
    const words = wordsOf(props)
    const row = rows.at(-1)
    if (row && rows.length > before.rows.length) {
      return solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowText(row, words)
    }
    return hints.length > before.hints.length ? hintText(hints.at(-1)!, words) : ''
  },
}
