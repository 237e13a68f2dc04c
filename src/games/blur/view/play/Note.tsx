import type { BoardProps, GameWords } from '#play/game.ts'
import { fill } from '#i18n/format.ts'
import { clueText } from '../../words.ts'
import type { View } from '../../rules/engine.ts'
import type { BlurAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'view' | 'pack' | 'locale' | 't'>

/** Clues bought: "Italy · Serie A · founded in 1926". */
export function Note({ view, pack, locale, t: { own, football } }: Props) {
  if (!pack || !view) return null
  return view.clues
    .map((clue) => {
      const says = clueText(clue, { pack, locale, football }, own)
      return clue.kind === 'founded' ? fill(own.foundedIn, { year: says }) : says
    })
    .join(' · ')
}
