import type { Pack } from '#search/pack.ts'
import { HeroFace } from './HeroFace.tsx'

type Candidate = { id: string; says: string; worth: number }

/** In the hero of an end whom the player did best; nothing where nobody of them was drawn. Of equals the first. */
export function BestFace({ of, pack }: { of: readonly Candidate[]; pack: Pack }) {
  const [best] = of
    .filter(({ id }) => pack.byId.get(id)?.portrait === true)
    .toSorted((one, other) => other.worth - one.worth)
  return best ? <HeroFace id={best.id} pack={pack} says={best.says} /> : null
}
