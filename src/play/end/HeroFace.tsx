import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './hero-face.module.css'

/** A footballer in the hero of a run without a single answer, with a caption; grey when `missed`. */
export function HeroFace({ id, pack, says, missed }: { id: string; pack: Pack; says: string; missed?: boolean }) {
  return (
    <div className={styles.hero} data-missed={missed ? '' : undefined}>
      <PlayerPicture key={id} id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
      <p className={styles.says}>{says}</p>
    </div>
  )
}

type Candidate = { id: string; says: string; worth: number }

/** Hero of an end: the footballer whom the player did best, the first of ties; nothing without a portrait. */
export function BestFace({ of, pack }: { of: readonly Candidate[]; pack: Pack }) {
  const [best] = of
    .filter(({ id }) => pack.byId.get(id)?.portrait === true)
    .toSorted((one, other) => other.worth - one.worth)
  return best ? <HeroFace id={best.id} pack={pack} says={best.says} /> : null
}
