import { HeroFace } from '#play/end/HeroFace.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import type { GameWords } from '#play/game.ts'

/** The face of whom the player knew best; nothing where nobody of the answered was drawn. */
export function Nearest({ view, pack }: EndProps<View, GameWords<'age'>>) {
  const [best] = view.done
    .filter(({ id, answer }) => answer !== null && pack.byId.get(id)?.portrait === true)
    .toSorted((one, other) => other.marks - one.marks)
  return best ? <HeroFace id={best.id} pack={pack} says={`${best.name}, ${best.age}`} /> : null
}
