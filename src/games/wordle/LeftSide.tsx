import type { Locale } from '#i18n/locales.ts'
import type { TileKind } from './engine/index.ts'
import { Known } from './Known.tsx'
import type { WordleMessages } from './Pitch.tsx'
import { Yours } from './Yours.tsx'

type Props = { hard: boolean; says: ((kind: TileKind) => string) | null; locale: Locale; t: WordleMessages }

/** Left of the board on wide screens: what the tiles say, and the player's own figures. */
export default function LeftSide({ hard, says, locale, t }: Props) {
  return (
    <>
      <Known hard={hard} says={says} t={t.wordle} />
      <Yours locale={locale} t={t} />
    </>
  )
}
