import type { ReactNode } from 'react'
import styles from './subject.module.css'

type Props = {
  /** Undefined until it is known: then only the room for everything stands there. */
  name: string | undefined
  picture?: ReactNode
  line: ReactNode
  /** What is told of the answer; null before it. */
  verdict?: ReactNode
}

/** Who is asked about: his picture, name and line; after the answer what was right about it. Nothing moves when he comes. */
export function Subject({ name, picture, line, verdict = null }: Props) {
  return (
    <section className={styles.subject} aria-label={name} aria-hidden={name === undefined}>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.name} {...(verdict === null && NEWEST)}>
        {name ?? NOTHING}
      </h2>
      <p className={styles.line}>{name === undefined ? NOTHING : line}</p>
      <p className={styles.verdict} {...(verdict !== null && NEWEST)}>
        {verdict}
      </p>
    </section>
  )
}

/** As in newest.ts, without a request for so little: this is in a first view. */
const NEWEST = { 'data-newest': '' }
/** As high as a line of words. */
const NOTHING = '\u00a0'
