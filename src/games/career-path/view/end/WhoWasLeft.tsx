import { plural } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { Shrink } from '#play/end/Shrink.tsx'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { leftOf } from './facts.ts'

/** Number of remaining footballers considered few. */
const FEW = 3

/** Footballers who match the first row, the first two rows, and so on, and the row where few were left. */
export function WhoWasLeft({ facts, locale, t: { own } }: EndProps<View, GameWords<'career-path'>>) {
  const counts = leftOf(facts)
  if (counts.length === 0) return null
  const row = counts.findIndex((count) => count <= FEW)
  return (
    <section className="card stack">
      <h2>{own.left}</h2>
      {row >= 0 && <p>{plural(locale, own.leftSays, counts[row]!, { row: row + 1 })}</p>}
      <Shrink counts={counts} locale={locale} />
    </section>
  )
}
