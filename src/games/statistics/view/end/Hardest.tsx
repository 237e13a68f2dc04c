import { fill, number } from '#i18n/format.ts'
import { hardestIn } from '#games/duel/facts.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { questionOf } from '../play/question.ts'
import { winnerOf } from '../play/shown.ts'

/** The question of the day that most players missed. */
export function Hardest({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'statistics'>>) {
  const hardest = hardestIn(facts)
  const told = hardest && view.done[hardest.question]
  if (!told) return null
  const { more, less, high, low } = winnerOf(told)
  const name = fill(own.over, { name: more.name, than: less.name })
  return (
    <section className="card stack">
      <h2>{own.hardest}</h2>
      <p>
        {questionOf(told, own)} <b>{fill(own.truth, { name, high: number(locale, high), low: number(locale, low) })}</b>{' '}
        {fill(own.missed, { percent: number(locale, hardest.missed) })}
      </p>
    </section>
  )
}
