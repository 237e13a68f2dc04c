import type { QuizLine } from '#contracts/quiz-room.ts'
import { number, plural } from '#i18n/format.ts'
import type { Words } from '../play/words.ts'
import styles from './lines.module.css'
import { useEffect, useState } from 'react'
import { localePath } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { readBestFive, type BestFive as Standing } from '#stores/quiz-own.ts'
import { Fan } from './Fan.tsx'

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

/** Best five matches of the account today. `recorded`: the last match whose results are stored. */
export function BestFive({ recorded, kit, locale, t }: Words & { recorded: number | null; kit: string | undefined }) {
  const [own, setOwn] = useState<Standing | null>(null)
  useEffect(() => {
    let isWanted = true
    void readBestFive().then((read) => isWanted && setOwn(read))
    return () => void (isWanted = false)
  }, [recorded])
  if (!own) return null
  return (
    <a className={styles.best} href={`${localePath(locale, '/table/quiz')}?period=day`}>
      <Fan kit={kit} mine />
      <span className="grow">
        <b>{t.bestFive}</b>
        <span className="sm muted n">{plural(locale, t.quizPoints, own.score)}</span>
      </span>
      <b className={`num ${styles.place}`}>{placeAlone(locale, own.rank)}</b>
    </a>
  )
}
