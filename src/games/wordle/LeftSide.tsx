import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { Yours } from '#play/Yours.tsx'
import type { TileKind } from './engine/index.ts'
import { Known } from './Known.tsx'
import type { WordleMessages } from './Pitch.tsx'

type Props = {
  hard: boolean
  says: ((kind: TileKind) => string) | null
  crest: ReactNode
  locale: Locale
  t: WordleMessages
}

/** Left of the board on wide screens: what the tiles say, and the player's own figures. */
export default function LeftSide({ locale, t, ...known }: Props) {
  return (
    <>
      <Known {...known} t={t.wordle} />
      <Yours game="wordle" title={t.wordle.yours} locale={locale} t={t.play} />
    </>
  )
}
