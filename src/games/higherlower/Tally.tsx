import { fill, number } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ASKED, LIVES } from '#games/duel/terms.ts'
import { Lives } from '#play/duel/Lives.tsx'
import { Marks } from '#play/duel/Marks.tsx'
import { Meter } from '#play/duel/Meter.tsx'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useBest } from '#play/duel/use-best.ts'
import type { BoardProps } from '#play/game.ts'
import type { View } from './engine/index.ts'
import type { HigherLowerAction } from './wire.ts'

type Props = Pick<BoardProps<View, HigherLowerAction, Messages<'higherlower'>>, 'runId' | 'view' | 'locale' | 't'>

/** The ten of a day, as ticks and crosses. */
export function TenTally({ runId, view, t: { own } }: Props) {
  const { revealed } = useDuelReveal(runId, view?.at ?? null)
  const hits = view ? view.steps.slice(1, view.at + 1).map(({ hit }) => hit) : []
  const n = Math.min(ASKED, hits.length + (revealed ? 0 : 1))
  return <Marks step={fill(own.stepOf, { n, max: ASKED })} hits={hits} of={ASKED} asks={!revealed} t={own} />
}

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
