import { fill, number } from '#i18n/format.ts'
import { hardestIn } from '#games/duel/facts.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../engine/index.ts'
import { questionOf } from '../question.ts'
import { truthSays } from '../shown.ts'

/** The question of the day that most people missed. */
export function Hardest({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'statistics'>>) {
  const hardest = hardestIn(facts)
  const told = hardest && view.done[hardest.question]
  if (!told) return null
  return (
    <section className="card stack">
      <h2>{own.hardest}</h2>
      <p>
        {questionOf(told, own)} <b>{truthSays(told, locale, own)}</b>{' '}
        {fill(own.missed, { percent: number(locale, hardest.missed) })}
      </p>
    </section>
  )
}
