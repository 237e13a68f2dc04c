import type { ReactNode } from 'react'
import styles from './first-card.module.css'

type Props = {
  title: string
  lead: string
  /** Worked examples: what it looks like, and what that means. */
  examples: readonly { shows: ReactNode; title: string; says: string }[]
  /** Small pictures over who can be the answer. */
  marks?: ReactNode
  who: string
  /** Who cannot. */
  not?: string
  /** What else there is to know, where it is read in peace: behind the "?". */
  more?: string
}

/** What a game says to somebody who has never played it: in its empty stage, and behind the "?". */
export function FirstCard({ title, lead, examples, marks, who, not, more }: Props) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.examples}>
        {examples.map(({ shows, title: name, says }) => (
          <li key={name}>
            <span aria-hidden="true">{shows}</span>
            <p>
              <b>{name}</b> {says}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.who}>
        {marks && <div className={styles.marks}>{marks}</div>}
        <p>
          <b>{who}</b> {not && <span className="muted">{not}</span>}
        </p>
      </div>
      {more && <p className={styles.more}>{more}</p>}
    </section>
  )
}
