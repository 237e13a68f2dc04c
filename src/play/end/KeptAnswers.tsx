import type { ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import { HeatTile } from '../heat/HeatTile.tsx'
import { heatOf } from '../heat/heat.ts'
import styles from './kept-answers.module.css'
import { KeptRows } from './KeptRows.tsx'

type KeptAnswer = {
  /** Of the footballer it was about. */
  id: string
  name: string
  /** All of the row in words. */
  says: string
  /** Null: nothing was answered. */
  answer: number | null
  right: number
  /** What else is to be known about it, where a row is opened. */
  more: ReactNode
}

type Props = {
  game: GameId
  answers: readonly KeptAnswer[]
  locale: Locale
  t: Parameters<typeof ReportButton>[0]['t']
}

/** Answers in figures beside what is right, and how far off; a row opens what is known, and the way to say it is wrong. */
export function KeptAnswers({ game, answers, locale, t }: Props) {
  const rows = answers.map(({ id, name, says, answer, right, more }) => {
    const off = answer === null ? null : answer - right
    return {
      key: id,
      name,
      label: `${name}, ${says}`,
      signs: (
        <>
          <span className={styles.answer}>{answer ?? '–'}</span>
          <span className={styles.right}>{right}</span>
          <HeatTile size="row" heat={off === null ? null : heatOf(off)} says={signed(off)} />
        </>
      ),
      more: (
        <div className={styles.more}>
          {more}
          <ReportButton small about={{ game, about: { kind: 'footballer', id }, name }} locale={locale} t={t} />
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="7.6em" />
}

/** "+3", "−2", "0"; nothing was answered: "×". */
const signed = (off: number | null): string => (off === null ? '×' : off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0')
