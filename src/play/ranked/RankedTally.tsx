import { useStore } from '@nanostores/react'
import type { GameId } from '#core/games.ts'
import { number, type Plural } from '#i18n/format.ts'
import { Meter } from '../duel/Meter.tsx'
import { useDuelReveal } from '../duel/reveal.ts'
import { Ring } from '../duel/Ring.tsx'
import { useBest } from '../duel/use-best.ts'
import type { BoardProps, OwnWords } from '../game.ts'
import { MODE } from './Start.tsx'
import type { RankedView } from './ranked-run.ts'
import { atom } from 'nanostores'

/** Deadline of the open question, ms of this browser's clock, drawn by the ring. */
export const $shownUntil = atom<number | null>(null)

/** Points of a right answer in a ranked run (docs/games/higherlower.md). */
const GAIN = '+3'

type Words = OwnWords & { inARow: string; yourBest: string; timeLeft: string; secondsLeft: Plural }

/** Head of a ranked run with `stepMs` per answer: length, clock, and the longest run so far. */
export function rankedTally<View extends RankedView, Own extends Words>(game: GameId, stepMs: number) {
  return function RankedTally({
    runId,
    view,
    locale,
    t: { own },
  }: Pick<BoardProps<View, unknown, Own>, 'runId' | 'view' | 'locale' | 't'>) {
    const best = useBest(game, MODE)
    const until = useStore($shownUntil)
    const { revealed, counting } = useDuelReveal(runId, view?.at ?? null)
    const gained = revealed && view?.ended !== 'lives'
    const length = (view?.run ?? 0) - (gained && counting ? 1 : 0)
    return (
      <Meter
        run={{ value: number(locale, length), label: own.inARow }}
        best={best === null ? null : { value: number(locale, Math.max(best, length)), label: own.yourBest }}
      >
        <Ring until={until} of={stepMs / 1000} gain={counting ? '' : gained ? GAIN : null} locale={locale} t={own} />
      </Meter>
    )
  }
}
