import type { Locale } from '#i18n/locales.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import type { View } from '../../rules/engine.ts'
import { hintText, wordsOf } from '../../words.ts'

type Props = { hints: View['hints']; hasFace: boolean; pack: Pack; locale: Locale; t: PlayWords<GameWords<'wordle'>> }

/** Hints in words. Where the first is a face, its words are for screen readers. */
export function HintNote({ hints, hasFace, ...props }: Props) {
  const texts = hints.map((hint) => hintText(hint, wordsOf(props)))
  const [first, ...rest] = texts
  if (!hasFace) return texts.join(' · ')
  return (
    <>
      <span className="vh">{first}.</span>
      {rest.join(' · ')}
    </>
  )
}
