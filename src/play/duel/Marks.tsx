import { fill } from '#i18n/format.ts'
import { Sign } from '#ui/Sign.tsx'
import styles from './marks.module.css'

type Props = {
  /** "Pair 3 of 10" */
  step: string
  /** What is said beside it, such as "league matches only". */
  note?: string
  /** Of the settled ones, in order; null = nobody said anything. */
  hits: readonly (boolean | null)[]
  of: number
  /** One of them waits for an answer, and not for its player to go on. */
  asks: boolean
  t: { marksLabel: string; markRight: string; markWrong: string }
}

/** Ten marks: a tick for what was right, a cross for what was not, a ring for the one that is asked. */
export function Marks({ step, note, hits, of, asks, t }: Props) {
  return (
    <div className={styles.marks}>
      <p className={styles.step}>{step}</p>
      {note && <p className={styles.note}>{note}</p>}
      <ol className={styles.strip} aria-label={t.marksLabel}>
        {Array.from({ length: of }, (_, at) => {
          const hit = hits[at]
          if (hit === undefined || hit === null) {
            return <li key={at} aria-hidden="true" data-now={(asks && at === hits.length) || undefined} />
          }
          return (
            <li key={at} data-hit={hit}>
              <Sign name={hit ? 'check' : 'cross'} className={styles.sign!} />
              <span className="vh">{fill(hit ? t.markRight : t.markWrong, { n: at + 1 })}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
