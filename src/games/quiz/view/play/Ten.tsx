import { Check, Minus, X } from 'lucide-react'
import { fill } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import type { Mark } from './Marks.tsx'
import styles from './ten.module.css'
import type { Words } from './words.ts'
import { Years } from './Block.tsx'

/** A question of a finished match. `chosen`: the given answer, null for none; `id`: the question's id for reports. */
export type AnsweredQuestion = {
  id: string
  text: string
  right: string
  chosen: string | null
  why: string
  mark: Mark
  gain?: number
}

/** The ten answers: right option and reason, own answer, and a report button. */
export function Ten({ rows, locale, t }: Words & { rows: readonly AnsweredQuestion[] }) {
  return (
    <section className={`card stack ${styles.ten}`} aria-labelledby="ten">
      <h2 id="ten" tabIndex={-1}>
        {t.answers}
      </h2>
      <ol>
        {rows.map(({ id, text, right, chosen, why, mark, gain }, at) => (
          <li key={at}>
            <span className={styles.sign} data-is={mark ?? undefined}>
              {mark === 'right' ? (
                <Check className="i i-s" aria-hidden="true" />
              ) : mark === 'wrong' ? (
                <X className="i i-s" aria-hidden="true" />
              ) : mark === 'none' ? (
                <Minus className="i i-s" aria-hidden="true" />
              ) : (
                <b aria-hidden="true">{at + 1}</b>
              )}
            </span>
            <div className={styles.says}>
              <p>{text}</p>
              <p>
                <b>{right}</b>
                {gain !== undefined && gain > 0 && <b className={`num ${styles.gain}`}>+{gain}</b>}
              </p>
              <p className="sm muted">
                <Years line={why} />
              </p>
              {(mark === 'wrong' || mark === 'none') && (
                <p className="sm muted">{chosen === null ? t.noAnswer : fill(t.youSaid, { answer: chosen })}</p>
              )}
            </div>
            <ReportButton
              iconOnly
              about={{ game: 'quiz', about: { kind: 'question', id }, name: text }}
              locale={locale}
              t={t}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
