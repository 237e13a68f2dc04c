import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './hero-face.module.css'

/** Somebody in the hero of an end whom the run was not about, with a sentence under him. */
export function HeroFace({ id, pack, says }: { id: string; pack: Pack; says: string }) {
  return (
    <div className={styles.hero}>
      <PlayerPicture key={id} id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
      <p className={styles.says}>{says}</p>
    </div>
  )
}
