import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { TileKind } from './engine/index.ts'
import { Known } from './Known.tsx'
import type { WordleMessages } from './Pitch.tsx'
import { Yours } from './Yours.tsx'

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
      <Yours locale={locale} t={t} />
    </>
  )
}
