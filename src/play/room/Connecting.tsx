import { useStore } from '@nanostores/react'
import { kitOf } from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { useAfter } from '#ui/use-after.ts'
import type { EntryWords } from './entry-words.ts'
import { $guestKit } from './guest.ts'
import styles from './connecting.module.css'

/** Loading is announced after this time. */
const SLOW_MS = 1_000

/** A room before it answers: the own shirt beside that of an unknown player. */
export function Connecting({ t }: { t: Pick<EntryWords, 'connecting'> }) {
  const kit = kitOf(useStore($guestKit, { ssr: 'initial' }))
  const isSlow = useAfter(true, SLOW_MS)
  return (
    <div className={styles.connecting}>
      <div aria-hidden="true">
        {kit ? <Kit kit={kit} /> : <Shirt number="" state="next" />}
        <Shirt number="" state="training" />
      </div>
      <p className="muted" role="status">
        {isSlow && t.connecting}
      </p>
    </div>
  )
}
