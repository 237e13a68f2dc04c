import { lazy, Suspense } from 'react'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import type { Locale } from '#i18n/locales.ts'
import KitEnd from '#play/end/TodayEnd.tsx'
import type { NextGame } from '#play/end/next.ts'
import type { Pack } from '#search/pack.ts'
import type { View } from './engine/index.ts'
import type { Facts } from './facts.ts'
import type { WordleMessages } from './Pitch.tsx'

const Archive = lazy(() => import('./Archive.tsx'))

type Props = {
  answer: RunAnswer<View, Facts>
  end: RunEnd<Facts>
  pack: Pack
  fresh: boolean
  nextGames: readonly NextGame[]
  locale: Locale
  t: WordleMessages
}

export const game = {
  id: 'wordle' as const,
  paths: { today: '/wordle/today', practice: '/wordle/solo' },
  end: async () => (await import('./end/index.ts')).end,
}

export default function TodayEnd({ locale, t, ...props }: Props) {
  return (
    <KitEnd
      {...props}
      game={game}
      archive={(onClose) => (
        <Suspense>
          <Archive onClose={onClose} locale={locale} t={t} />
        </Suspense>
      )}
      locale={locale}
      t={{ ...t, own: t.wordle }}
    />
  )
}
