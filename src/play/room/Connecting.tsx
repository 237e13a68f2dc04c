import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { Slow } from '#ui/Slow.tsx'
import type { EntryWords } from './entry-words.ts'
import { $guestKit } from './guest.ts'
import styles from './connecting.module.css'

type Props = {
  /** Skeleton of the board, for a match in progress. */
  board?: ReactNode
  t: Pick<EntryWords, 'connecting' | 'notLoaded' | 'tryNow'>
}

/** A room before it answers: the player's shirt next to that of an unknown opponent. */
export function Connecting({ board, t }: Props) {
  const kit = kitOf(useStore($guestKit, { ssr: 'initial' }))
  return (
    <div className={styles.connecting} data-board={board ? '' : undefined}>
      <div aria-hidden="true">
        {kit ? <Kit kit={kit} /> : <Shirt number="" state="next" />}
        {board && <b className="num">0:0</b>}
        <Shirt number="" state="training" />
      </div>
      {board}
      <Slow waits={t.connecting} failed={t.notLoaded} again={t.tryNow} />
    </div>
  )
}
