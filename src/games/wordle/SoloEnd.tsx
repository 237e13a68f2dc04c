import { useMemo, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import KitEnd from '#play/end/PracticeEnd.tsx'
import type { Pack } from '#search/pack.ts'
import type { Round } from '#stores/round.ts'
import type { State, View } from './engine/index.ts'
import type { Level } from './engine/limits.ts'
import { playersLeft } from './left.ts'
import { outcomeOf } from './outcome.ts'
import { packPool } from './pack-clues.ts'
import type { WordleMessages } from './Pitch.tsx'
import { game } from './TodayEnd.tsx'

type Props = {
  round: Round<{ answer: string }, State, View>
  level: Level
  pack: Pack
  fresh: boolean
  choice: ReactNode
  onKept: () => void
  onNext: () => void
  locale: Locale
  t: WordleMessages
}

export default function SoloEnd({ level, t, ...props }: Props) {
  const { round, pack } = props
  const facts = useMemo(() => ({ left: playersLeft(round.state, packPool(pack, level)) }), [round.state, pack, level])
  return (
    <KitEnd
      {...props}
      game={game}
      mode={level}
      level={t.wordle[`level-${level}`]}
      outcomeOf={outcomeOf}
      facts={facts}
      t={{ ...t, own: t.wordle }}
    />
  )
}
