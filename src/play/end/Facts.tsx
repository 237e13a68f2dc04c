import type { Fact } from './play-end.ts'
import styles from './facts.module.css'

/** What is known of the answer. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="card stack">
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="n">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
