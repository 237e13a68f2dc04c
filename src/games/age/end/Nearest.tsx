import { useState } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import styles from './nearest.module.css'

/** The face of whom the player knew best; nothing where nobody of the answered was drawn. */
export function Nearest({ view, pack }: EndProps<View, Messages<'age'>>) {
  const [lost, setLost] = useState(false)
  const [best] = view.done
    .filter(({ id, answer }) => answer !== null && pack.byId.get(id)?.portrait === true)
    .toSorted((one, other) => other.marks - one.marks)
  if (!best || lost) return null
  return (
    <div className={styles.nearest}>
      <img src={`/img/portrait/${best.id}.svg?cut=1`} alt="" width={256} height={256} onError={() => setLost(true)} />
      <p className={styles.name}>
        {best.name}, {best.age}
      </p>
    </div>
  )
}
