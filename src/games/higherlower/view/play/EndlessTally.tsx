import { number } from '#i18n/format.ts'
import { LIVES } from '#games/duel/terms.ts'
import { Lives } from '#play/duel/Lives.tsx'
import { Meter } from '#play/duel/Meter.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useBest } from '#play/duel/use-best.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>, 'runId' | 'view' | 'locale' | 't'>

/** Right answers, lives left, and the longest run so far. */
export function EndlessTally({ runId, view, locale, t: { own } }: Props) {
  const best = useBest('higherlower', 'normal')
  const { counting } = useDuelReveal(runId, view?.at ?? null)
  const hit = counting ? (view?.steps[view.at]?.hit ?? null) : null
  const run = (view?.run ?? 0) - (hit === true ? 1 : 0)
  const lives = (view?.lives ?? LIVES) + (hit === false ? 1 : 0)
  return (
    <Meter
      run={{ value: number(locale, run), label: own.rightLabel }}
      best={best === null ? null : { value: number(locale, Math.max(best, run)), label: own.yourBest }}
    >
      <Lives left={lives} of={LIVES} locale={locale} t={own} />
    </Meter>
  )
}
