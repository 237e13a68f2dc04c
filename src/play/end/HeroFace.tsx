import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './hero-face.module.css'

/** Somebody in the hero of an end whom the run was not about, with a sentence under him; in grey who was `missed`. */
export function HeroFace({ id, pack, says, missed }: { id: string; pack: Pack; says: string; missed?: boolean }) {
  return (
    <div className={styles.hero} data-missed={missed ? '' : undefined}>
      <PlayerPicture key={id} id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
      <p className={styles.says}>{says}</p>
    </div>
  )
}
