import { fill, number } from '#i18n/format.ts'
import { hardestIn } from '#games/duel/facts.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { eurosShort } from '../play/euros.ts'

/** The pair of the day that most players missed. */
export function Hardest({ view, facts, locale, t: { own } }: EndProps<View, GameWords<'higherlower'>>) {
  const hardest = hardestIn(facts)
  if (!hardest) return null
  const [known, asked] = view.steps.slice(hardest.question)
  if (!known || !asked) return null
  const [more, less] = asked.eur > known.eur ? [asked, known] : [known, asked]
  return (
    <section className="card stack">
      <h2>{own.hardest}</h2>
      <p>
        {fill(own.hardestPair, {
          more: more.name,
          less: less.name,
          moreValue: eurosShort(more.eur, locale, own),
          lessValue: eurosShort(less.eur, locale, own),
        })}{' '}
        {fill(own.missed, { percent: number(locale, hardest.missed) })}
      </p>
    </section>
  )
}
