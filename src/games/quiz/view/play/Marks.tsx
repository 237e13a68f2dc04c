import { fill } from '#i18n/format.ts'
import styles from './marks.module.css'
import type { Words } from './words.ts'

/** Result of a round; `none`: no answer; null: still to come. */
export type Mark = 'right' | 'wrong' | 'none' | null

/** Ten bars, one per question. */
export function Marks({ marks, t }: Words & { marks: readonly Mark[] }) {
  return (
    <ol className={styles.marks} aria-label={t.marks}>
      {marks.map((mark, at) => (
        <li key={at} data-is={mark ?? undefined}>
          <span className="vh">{markLabel(mark, at, t)}</span>
        </li>
      ))}
    </ol>
  )
}

/** `Question 3: right`; `at` counts from 0. */
export const markLabel = (mark: Mark, at: number, t: Words['t']): string =>
  fill(mark === 'right' ? t.markRight : mark === 'wrong' ? t.markWrong : mark === 'none' ? t.markNone : t.markOpen, {
    n: at + 1,
  })
