import { EndlessDock } from '../play/Dock.tsx'
import { game } from '../play/game.tsx'
import { number, plural } from '#i18n/format.ts'
import { LIVES } from '#games/duel/terms.ts'
import { Meter } from '#play/duel/Meter.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useBestScore } from '#play/duel/use-best.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { Lives } from '#play/Lives.tsx'
import type { View } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'

/** Three lives, no clock. */
export const endless = { ...game, Progress: EndlessProgress, Dock: EndlessDock }

type Props = Pick<BoardProps<View, HigherLowerAction, GameWords<'higherlower'>>, 'runId' | 'view' | 'locale' | 't'>

/** Right answers, lives left, and the longest run so far. */
function EndlessProgress({ runId, view, locale, t: { own } }: Props) {
  const best = useBestScore('higherlower', 'normal')
  const { counting } = useDuelReveal(runId, view?.at ?? null)
  const hit = counting ? (view?.steps[view.at]?.hit ?? null) : null
  const run = (view?.run ?? 0) - (hit === true ? 1 : 0)
  const lives = (view?.lives ?? LIVES) + (hit === false ? 1 : 0)
  return (
    <Meter
      run={{ value: number(locale, run), label: own.rightLabel }}
      best={best === null ? null : { value: number(locale, Math.max(best, run)), label: own.yourBest }}
    >
      <Lives left={lives} of={LIVES} says={plural(locale, own.livesLeft, lives)} />
    </Meter>
  )
}
