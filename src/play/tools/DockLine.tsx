import type { ReactNode } from 'react'
import styles from './dock-line.module.css'

type Props = {
  /** Shown before the sentence: "?", or a pixelated face. */
  picture?: ReactNode
  /** Confirmation question or refusal; replaces the dock's own sentence. */
  said: string | null
  /** Shown below the sentence: revealed hints. */
  note?: ReactNode
  tools: ReactNode
  /** The instruction: "He is ...". */
  children: ReactNode
}

/** First line of the dock: one sentence and the tools. */
export function DockLine({ picture, said, note, tools, children }: Props) {
  return (
    <div className={styles.line}>
      {picture}
      <div className={styles.words}>
        <p role="status" className={said ? styles.said : styles.sentence}>
          {said ?? children}
        </p>
        {note && !said && (
          <p className={styles.note} data-note="">
            {note}
          </p>
        )}
      </div>
      {tools}
    </div>
  )
}
