import type { EndProps } from '#play/end/play-end.ts'
import { HeroFace } from '#play/end/HeroFace.tsx'
import type { GameWords } from '#play/game.ts'
import { fill } from '#i18n/format.ts'
import type { View } from '../engine/index.ts'

/** The face that was named soonest; nothing where none was, or where words were played. */
export function Best({ view, pack, t: { own } }: EndProps<View, GameWords<'pixels'>>) {
  const [best] = view.done
    .filter(({ result, inWords }) => result === 'found' && !inWords)
    .toSorted((one, other) => one.look - other.look)
  return best ? (
    <HeroFace id={best.id} pack={pack} says={fill(own.bestSays, { name: best.name, n: best.look + 1 })} />
  ) : null
}
