import { useState } from 'react'
import { pictureAddress } from '#core/picture-address.ts'
import styles from './player-picture.module.css'

/** Portrait of the first footballer of a daily, who is dealt with one, until the board with all pictures is loaded. */
export function FirstFace({ of }: { of: { id: string } }) {
  const [isLost, setLost] = useState(false)
  if (isLost) return null
  const source = pictureAddress(`portrait/${of.id}.svg?cut=1`)
  return (
    <span className={styles.picture}>
      <img src={source} alt="" width={254} height={203} onError={() => setLost(true)} />
    </span>
  )
}
