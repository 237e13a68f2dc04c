import { number } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import { HeroFace } from '#play/end/HeroFace.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { winnerOf } from '../play/shown.ts'

/** Face of the closest right call; of a ranked run the footballer who ended it. */
export function Best({ view, pack, locale }: EndProps<View, GameWords<'statistics'>>) {
  const right = view.done.filter(({ hit }) => hit).toSorted((one, other) => ratio(one) - ratio(other))
  const told = view.terms === 'ranked' && view.ended !== 'all' ? view.done.at(-1) : right[0]
  if (!told) return null
  const { more, high } = winnerOf(told)
  return <HeroFace id={more.id} pack={pack} says={`${more.name}, ${number(locale, high)}`} />
}

const ratio = (told: View['done'][number]): number => {
  const { high, low } = winnerOf(told)
  return high / low
}
