import type { ReactNode } from 'react'
import styles from './first-card.module.css'

type Props = {
  title: string
  lead: string
  /** Worked examples: a picture and its meaning. */
  examples: readonly { shows: ReactNode; title: string; label: string }[]
  /** Small pictures of possible answers. */
  marks?: ReactNode
  who: string
  /** Excluded answers. */
  not?: string
  /** Further details, behind the "?". */
  more?: string
}

/** Introduction of a game: in its empty stage on the first visit, and behind the "?". */
export function FirstCard({ title, lead, examples, marks, who, not, more }: Props) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.examples}>
        {examples.map(({ shows, title: name, label }) => (
          <li key={name}>
            <span aria-hidden="true">{shows}</span>
            <p>
              <b>{name}</b> {label}
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
