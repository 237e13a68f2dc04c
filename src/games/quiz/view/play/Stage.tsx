import type { ReactNode } from 'react'
import { Wide } from '#ui/Wide.tsx'
import styles from './stage.module.css'

type Props = {
  /** Over the question: the clock of a match, or what there is in its place. */
  top: ReactNode
  block: ReactNode
  options: ReactNode
  marks: ReactNode
  dock: ReactNode
  /** Beside it, on wide screens. */
  left?: ReactNode
  right?: ReactNode
}

/** One question on one screen, match and practice alike: its rows are as high as the screen makes them. */
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
