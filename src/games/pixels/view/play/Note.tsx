import { clueText } from '#play/face/texts.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, PixelsAction, GameWords<'pixels'>>, 'view' | 'pack' | 'locale' | 't'>

/** Clues from hints and late looks: "Ivory Coast · forward". */
export function Note({ view, pack, locale, t: { own, football } }: Props) {
  if (!pack || !view) return null
  return view.clues.map((clue) => clueText(clue, { pack, locale, football }, own)).join(' · ')
}
