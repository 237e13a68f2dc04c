import type { ReactNode } from 'react'
import { Wide } from '#ui/Wide.tsx'
import { Night } from './Night.tsx'
import styles from './stage.module.css'

type Props = {
  /** The stand of a match; practice has none. */
  stand?: ReactNode
  /** Between question and options: the clock of a match, or the note of practice. */
  top: ReactNode
  block: ReactNode
  options: ReactNode
  marks: ReactNode
  dock: ReactNode
  /** Side panels, on wide screens. */
  left?: ReactNode
  right?: ReactNode
}

/** Screen of one question, in match and practice; row heights depend on the screen only. */
export const Stage = ({ stand, top, block, options, marks, dock, left, right }: Props) => (
  <div className={styles.frame} data-frame="" data-practice={stand ? undefined : ''}>
    <Night beams={Boolean(stand)} />
    {stand}
    <div className={styles.side}>
      <Wide>{left}</Wide>
    </div>
    {block}
    <div className={styles.side}>
      <Wide>{right}</Wide>
    </div>
    <div className={styles.top}>{top}</div>
    {options}
    <div className={styles.marks}>{marks}</div>
    <div className={styles.dock} data-dock="">
      {dock}
    </div>
  </div>
)
