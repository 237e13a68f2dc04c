import type { CSSProperties } from 'react'
import type { QuizLine } from '#contracts/quiz-room.ts'
import type { Knows } from '../../match/state.ts'
import { fill, number } from '#i18n/format.ts'
import { Bib } from '../play/Bib.tsx'
import type { Words } from '../play/words.ts'
import { Fan } from './Fan.tsx'
import styles from './lanes.module.css'

type Props = Words & {
  own: { score: number; kit: string | undefined } | null
  /** Table of the people; `place`: index of the player's own line. */
  table: readonly QuizLine[]
  place: number | null
  pace: readonly { knows: Knows; score: number }[]
  /** Score of the player's last match; null: none. */
  ghost: number | null
}

/** Scores as lanes, best first: people, pace-setters with their bibs, and the player's last match. */
export function Lanes({ own, table, place, pace, ghost, locale, t }: Props) {
  const rows = [
    ...(own ? [{ name: t.you, score: own.score, sign: <Fan kit={own.kit} mine />, isMine: true }] : []),
    ...table.flatMap(({ name, score, kit }, at) =>
      at === place ? [] : [{ name, score, sign: <Fan kit={kit} />, isMine: false }],
    ),
    ...pace.map(({ knows, score }) => ({
      ...{ name: fill(t.knows, { n: knows }), score, isMine: false },
      sign: <Bib knows={knows} />,
    })),
    ...(ghost === null ? [] : [{ name: t.ownGhost, score: ghost, sign: <Bib knows={null} />, isMine: false }]),
  ].toSorted((one, other) => other.score - one.score)
  const most = Math.max(1, ...rows.map(({ score }) => score))
  return (
    <ol className={`n ${styles.lanes}`}>
      {rows.map(({ name, score, sign, isMine }, at) => (
        <li key={at} data-mine={isMine || undefined}>
          {sign}
          <span className={styles.lane} style={{ '--share': score / most } as CSSProperties}>
            <b className="cut">{name}</b>
            <b className="num">{number(locale, score)}</b>
          </span>
        </li>
      ))}
    </ol>
  )
}
