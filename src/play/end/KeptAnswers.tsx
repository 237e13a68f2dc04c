import type { ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { HeatTile } from '../heat/HeatTile.tsx'
import { heatOf } from '../heat/heat.ts'
import styles from './kept-answers.module.css'
import { KeptRows } from './KeptRows.tsx'

type KeptAnswer = {
  /** Id of the footballer. */
  id: string
  name: string
  /** The whole row as a sentence. */
  label: string
  /** Null: no answer. */
  answer: number | null
  right: number
  /** Details shown in the opened row. */
  more: ReactNode
}

type Props = {
  game: GameId
  answers: readonly KeptAnswer[]
  locale: Locale
  t: Parameters<typeof ReportButton>[0]['t']
}

/** Numeric answers with the right value and the distance; a row opens details and a report link. */
export function KeptAnswers({ game, answers, locale, t }: Props) {
  const rows = answers.map(({ id, name, label, answer, right, more }) => {
    const off = answer === null ? null : answer - right
    return {
      key: id,
      name,
      label: `${name}, ${label}`,
      signs: (
        <>
          <span className={styles.answer}>{answer ?? '–'}</span>
          <span className={styles.right}>{right}</span>
          <HeatTile size="row" heat={off === null ? null : heatOf(off)} label={signed(off)} />
        </>
      ),
      more: (
        <div className={styles.more}>
          {more}
          <ReportButton iconOnly about={{ game, about: { kind: 'footballer', id }, name }} locale={locale} t={t} />
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="7.6em" />
}

/** "+3", "−2", "0"; without an answer "×". */
const signed = (off: number | null): string => (off === null ? '×' : off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0')
