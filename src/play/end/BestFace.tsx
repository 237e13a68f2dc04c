import type { Pack } from '#search/pack.ts'
import { HeroFace } from './HeroFace.tsx'

type Candidate = { id: string; says: string; worth: number }

/** Hero of an end: the footballer whom the player did best, the first of ties; nothing without a portrait. */
export function BestFace({ of, pack }: { of: readonly Candidate[]; pack: Pack }) {
  const [best] = of
    .filter(({ id }) => pack.byId.get(id)?.portrait === true)
    .toSorted((one, other) => other.worth - one.worth)
  return best ? <HeroFace id={best.id} pack={pack} says={best.says} /> : null
}
