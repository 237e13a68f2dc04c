import { number } from '#i18n/format.ts'
import { LIVES } from '#games/duel/terms.ts'
import { Lives } from '#play/duel/Lives.tsx'
import { Meter } from '#play/duel/Meter.tsx'
import { useBest } from '#play/duel/use-best.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from './engine/index.ts'
import type { HigherLowerAction } from './wire.ts'

type Props = Pick<BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>, 'runId' | 'view' | 'locale' | 't'>

/** How many were right, what may still go wrong, and the longest run so far. */
export function EndlessTally({ view, locale, t: { own } }: Props) {
  const best = useBest('higherlower', 'normal')
  return (
    <Meter
      run={{ value: number(locale, view?.run ?? 0), label: own.rightLabel }}
      best={best === null ? null : { value: number(locale, Math.max(best, view?.run ?? 0)), label: own.yourBest }}
    >
      <Lives left={view?.lives ?? LIVES} of={LIVES} locale={locale} t={own} />
    </Meter>
  )
}
