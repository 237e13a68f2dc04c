import type { ReactNode } from 'react'
import styles from './subject.module.css'

type Props = {
  /** Undefined while unknown; then only the space is reserved. */
  name: string | undefined
  picture?: ReactNode
  line: ReactNode
  /** Verdict on the answer; null before it. */
  verdict?: ReactNode
}

/** The subject of a question: picture, name and line; after the answer its verdict. Nothing shifts when it appears. */
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

/** Copy of the constant in newest.ts, because this file is part of a first view. */
const NEWEST = { 'data-newest': '' }
/** Reserves the height of a line of text. */
const NOTHING = '\u00a0'
