import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { Likeness } from '../play/Likeness.tsx'
import type { Words } from '../../words.ts'
import styles from './mini-card.module.css'

/** The card as a picture of sixteen faces, described in words below. */
export function MiniCard({ view, pack }: EndProps<View, Words>) {
  return (
    <span className={styles.card} aria-hidden="true">
      {view.cells.map(({ state, by }, cell) => (
        <span key={cell} className={styles.cell} data-state={state}>
          {by && <Likeness who={by} pack={pack} tellsClub />}
        </span>
      ))}
    </span>
  )
}
