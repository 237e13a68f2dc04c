import type { QuizLine } from '#contracts/quiz-room.ts'
import { number } from '#i18n/format.ts'
import type { Words } from '../play/words.ts'
import { Fan } from './BestFive.tsx'
import styles from './lines.module.css'

type Props = Words & {
  lines: readonly QuizLine[]
  /** Index of the own line; null when absent. */
  place: number | null
  /** Own line when it is further down. */
  own?: { rank: number; score: number; kit: string | undefined } | null
}

/** Lines of a table: rank, shirt, name, score. */
export function Lines({ lines, place, own = null, locale, t }: Props) {
  const rows = lines.map((line, at) => ({ ...line, mine: at === place }))
  const last = own && place === null ? [{ ...own, name: t.you, guest: false, mine: true }] : []
  return (
    <ol className={`n ${styles.lines}`}>
      {[...rows, ...last].map(({ rank, name, kit, score, mine }, at) => (
        <li key={at} data-mine={mine || undefined}>
          <b className="num">{rank}</b>
          <Fan kit={kit} mine={mine} />
          <span className="cut">{mine ? t.you : name}</span>
          <b>{number(locale, score)}</b>
        </li>
      ))}
    </ol>
  )
}
