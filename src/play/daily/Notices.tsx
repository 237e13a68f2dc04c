import { Suspense, type ReactNode } from 'react'
import type { Run } from '#stores/run.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { localDay } from '#stores/local-day.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { Refusal } from '../Refusal.tsx'
import styles from './notices.module.css'
import type { PlayWords } from '../game.ts'

type Props = {
  /** Address of the daily. */
  path: string
  run: Run<unknown>
  refusal: RunTrouble | null
  onRetry: () => void
  locale: Locale
  t: PlayWords
  /** Further notices. */
  children?: ReactNode
}

/** Notices about connection, tabs and days. */
export function Notices({ path, run, refusal, onRetry, locale, t: { play }, children }: Props) {
  const answer = run.status === 'open' ? run.answer : null
  const trouble = run.status === 'open' ? run.trouble : null
  const isYesterday = answer?.mode === 'today' && answer.date !== localDay()
  return (
    <div className={styles.notices} role="status">
      {trouble && (
        <p className={`${styles.notice} ${styles.over}`}>
          {trouble === 'offline' ? play.kept : play.keptBusy}
          <Button size="small" onClick={onRetry}>
            {play.tryAgain}
          </Button>
        </p>
      )}
      {refusal && <Refusal code={refusal} play={play} />}
      {answer?.mode === 'archive' && <p className={`${styles.notice} ${styles.quiet}`}>{play.archiveNote}</p>}
      {isYesterday && (
        <p className={styles.notice}>
          {play.newDay}
          <a className="btn btn-s" href={localePath(locale, `${path}?date=${localDay()}`)}>
            {play.playToday}
          </a>
        </p>
      )}
      {children && <Suspense>{children}</Suspense>}
    </div>
  )
}
