import { useState } from 'react'
import type { Pack } from '#search/pack.ts'
import styles from './hero-face.module.css'

/** A face in the hero of an end, with a sentence under the voice; the sentence alone where nobody drew him. */
export function HeroFace({ id, pack, says }: { id: string; pack: Pack; says: string }) {
  const [lost, setLost] = useState(false)
  const drawn = pack.byId.get(id)?.portrait === true && !lost
  return (
    <div className={styles.hero}>
      {drawn && (
        <img src={`/img/portrait/${id}.svg?cut=1`} alt="" width={256} height={256} onError={() => setLost(true)} />
      )}
      <p className={styles.says}>{says}</p>
    </div>
  )
}
