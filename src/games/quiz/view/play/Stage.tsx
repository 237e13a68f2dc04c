import type { ReactNode } from 'react'
import { Wide } from '#ui/Wide.tsx'
import styles from './stage.module.css'

type Props = {
  /** Above the question: the clock of a match, or its replacement. */
  top: ReactNode
  block: ReactNode
  options: ReactNode
  marks: ReactNode
  dock: ReactNode
  /** Beside the question on wide screens. */
  left?: ReactNode
  right?: ReactNode
}

/** Screen of one question, in match and practice; row heights depend on the screen only. */
export const Stage = ({ top, block, options, marks, dock, left, right }: Props) => (
  <div className={styles.frame} data-frame="">
    <div className={styles.side}>
      <Wide>{left}</Wide>
    </div>
    <div className={styles.column}>
      <div className={styles.top}>{top}</div>
      {block}
      {options}
      <div className={styles.marks}>{marks}</div>
      <div className={styles.dock} data-dock="">
        {dock}
      </div>
    </div>
    <div className={styles.side}>
      <Wide>{right}</Wide>
    </div>
  </div>
)
