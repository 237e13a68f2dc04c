import { useState } from 'react'
import type { Pack } from '#search/pack.ts'
import styles from './small-face.module.css'

/** A round face; without a portrait his shirt or initial. The name is beside it. */
export function SmallFace({ id, pack, size }: { id: string; pack: Pack; size: number }) {
  const [lost, setLost] = useState(false)
  const someone = pack.byId.get(id)
  const club = someone?.club ? pack.clubs.get(someone.club) : undefined
  const source = someone?.portrait ? `/img/portrait/${id}.webp?w=128` : club?.crest ? `/img/kit/${club.id}.svg` : null
  return (
    <span className={styles.face} data-who={id} style={{ width: size, height: size }} aria-hidden="true">
      {source && !lost ? (
        <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setLost(true)} />
      ) : (
        (someone?.name.at(0) ?? '?')
      )}
    </span>
  )
}
