import type { QuizLine } from '#contracts/quiz-room.ts'
import { number } from '#i18n/format.ts'
import type { Words } from '../play/words.ts'
import { Fan } from '../live/Fan.tsx'
import styles from './steps.module.css'

const STEPS = 3

/** As many steps as people, three at most; they rise one after the other. Read out from the first. */
export function Steps({ table, place, locale, t }: Words & { table: readonly QuizLine[]; place: number | null }) {
  const shown = table.slice(0, STEPS)
  return (
    <ol className={styles.steps} data-steps={shown.length}>
      {shown.map(({ name, kit, rank, score }, at) => (
        <li key={at}>
          <Fan kit={kit} mine={at === place} />
          <b className={`cut ${styles.name}`}>{at === place ? t.you : name}</b>
          <span className={styles.step}>
            <b className="num">{rank}</b>
            <span className="n">{number(locale, score)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
