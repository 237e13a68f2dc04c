import { Flame, Snowflake, Wrench } from 'lucide-react'
import { Suspense, type CSSProperties } from 'react'
import '#styles/chips.css'
import { levelProgress } from '#core/levels.ts'
import { unlockedBetween } from '#core/unlocks.ts'
import type { PointLine } from '#core/points.ts'
import { number, plural } from '#i18n/format.ts'
import { gainText } from '#i18n/gain.ts'
import { lineLabel } from '#i18n/lines.ts'
import type { Locale } from '#i18n/locales.ts'
import { signed } from '#i18n/signed.ts'
import { $total } from '#stores/record-result.ts'
import { aside } from '#ui/aside.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { LevelRow, useStanding } from './LevelRow.tsx'
import type { EndWords } from './words/index.ts'
import styles from './points.module.css'

/** Loads with the first level that unlocks a look. */
const LevelUp = aside(() => import('./LevelUp.tsx'))

/** True when the points of a new run unlock a look; the card is then shown first. */
export function unlocksLook(points: number): boolean {
  const total = $total.get()
  return unlockedBetween(levelProgress(total).level, levelProgress(total + points).level).length > 0
}

type Props = {
  /** Total points, after deductions. */
  points: number
  /** "Solved on guess 4", "35". */
  lines: readonly { label: string; points: string }[]
  /** Title of the lines; the reason when there are none. */
  title: string
  /** Streak in days; 0 shows nothing. */
  streak: number
  /** A freeze just used, or a repaired day. */
  news?: { is: 'frozen' | 'repaired'; text: string } | null
  /** A note below, such as the day the points count for. */
  note?: string | null
  /** True for a run that has just ended: animates the lines. */
  fresh: boolean
  locale: Locale
  t: EndWords
}

/** Lines of points with their labels from `words`; deductions have a minus sign. */
export const pointRows = (lines: readonly PointLine[], words: Record<string, unknown>, locale: Locale) =>
  lines.map((line) => ({
    label: lineLabel(words, line),
    points: line.points < 0 ? signed(locale, line.points) : number(locale, line.points),
  }))

/** Points and level in one card, which replaces the toast. */
export function PointsCard({ points, lines, title, streak, news, note, fresh, locale, t }: Props) {
  const { from, to, gain } = useStanding(points, fresh)
  const won = gain && unlockedBetween(levelProgress(gain.from).level, levelProgress(gain.to).level).length > 0
  return (
    <section className={`card ${styles.card}`} data-fresh={fresh || undefined} data-points={points}>
      <div className={styles.points}>
        <b className={`num ${styles.sum}`}>{points === 0 ? number(locale, 0) : signed(locale, points)}</b>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.lines}>
            {lines.map((line, at) => (
              <li key={line.label} className="chip" style={{ '--n': at } as CSSProperties}>
                {line.label} <b className="n">{line.points}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.standingRow}>
        <LevelRow key={`${from}-${to}`} from={from} to={to} still={!gain} t={t.progress} />
        {streak > 0 && (
          <p className={`n ${styles.streak}`}>
            <Flame className="i" aria-hidden="true" />
            <span aria-hidden="true">{number(locale, streak)}</span>
            <span className="vh">{plural(locale, t.end.streakSays, streak)}</span>
          </p>
        )}
      </div>
      {gain && won && (
        <Suspense>
          <LevelUp from={gain.from} to={gain.to} locale={locale} />
        </Suspense>
      )}
      {news && (
        <p className={`sm b ${styles.news}`} data-streak-news={news.is}>
          {news.is === 'frozen' ? (
            <Snowflake className="i" aria-hidden="true" />
          ) : (
            <Wrench className="i" aria-hidden="true" />
          )}
          {news.text}
        </p>
      )}
      {note && <p className="sm muted">{note}</p>}
      {gain && <Announcement text={gainText(gain, locale, t.progress)} />}
    </section>
  )
}
