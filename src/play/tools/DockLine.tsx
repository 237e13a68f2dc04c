import type { ReactNode } from 'react'
import styles from './dock-line.module.css'

type Props = {
  /** Before the sentence: "?", and later a face of few pixels. */
  picture?: ReactNode
  /** What was just asked or tapped; goes before the dock's own sentence. */
  said: string | null
  /** What the hints have told, under the sentence. */
  note?: ReactNode
  tools: ReactNode
  /** What to do, in plain words: "He is ...". */
  children: ReactNode
}

/** The line of the dock over what is known: one sentence, and the tools. */
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
