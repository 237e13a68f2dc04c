import type { Pack } from '#search/pack.ts'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './hero-face.module.css'

/** A footballer with a caption, for the hero of a run with several answers; grey when `missed`. */
export function HeroFace({ id, pack, label, missed }: { id: string; pack: Pack; label: string; missed?: boolean }) {
  return (
    <div className={styles.hero} data-missed={missed ? '' : undefined}>
      <PlayerPicture key={id} id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
      <p className={styles.says}>{label}</p>
    </div>
  )
}
