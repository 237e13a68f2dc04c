import type { Locale } from '#i18n/locales.ts'
import type { View } from './engine/index.ts'
import { Known } from './Known.tsx'
import type { WordleMessages } from './Pitch.tsx'
import type { Words } from './words.ts'
import { Yours } from './Yours.tsx'

type Props = { view: View | null; words: Words | null; locale: Locale; t: WordleMessages }

/** Left of the board on wide screens: what the tiles say, and the player's own figures. */
export default function LeftSide({ view, words, locale, t }: Props) {
  return (
    <>
      <Known view={view} words={words} t={t.wordle} />
      <Yours locale={locale} t={t} />
    </>
  )
}
