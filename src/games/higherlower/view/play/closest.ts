import type { Locale } from '#i18n/locales.ts'
import type { Known, View } from '../../rules/engine.ts'
import { eurosShort } from './euros.ts'
import type { GameWords } from '#play/game.ts'

/** The closest pair called right, the more expensive one first. */
export type Closest = { more: Known; less: Known }

/** The right answer with the smallest ratio; null without one. */
export function closestOf({ steps }: Pick<View, 'steps'>): Closest | null {
  const [closest] = steps
    .flatMap((revealed, at) => (revealed.hit ? [{ revealed, before: steps[at - 1]! }] : []))
    .map(({ revealed, before }) =>
      revealed.eur > before.eur ? { more: revealed, less: before } : { more: before, less: revealed },
    )
    .toSorted((one, other) => ratio(one) - ratio(other))
  return closest ?? null
}

const ratio = ({ more, less }: Closest): number => more.eur / less.eur

/** Names and values for the sentence. */
export const closestText = ({ more, less }: Closest, locale: Locale, t: GameWords<'higherlower'>) => ({
  more: more.name,
  moreValue: eurosShort(more.eur, locale, t),
  less: less.name,
  lessValue: eurosShort(less.eur, locale, t),
})
