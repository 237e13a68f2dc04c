import { type ReactNode, useEffect } from 'react'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { lastErrorNumber } from '#stores/error-number.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import styles from './reach.module.css'

const EVERY_MS = 30_000

/** Retries while it may help: every half minute, and when the browser comes online or the page is shown. */
function useKeepsTrying(mayHelp: boolean, onRetry: () => void) {
  useEffect(() => {
    if (!mayHelp) return
    const onReturn = () => document.visibilityState === 'visible' && onRetry()
    const timer = setInterval(onReturn, EVERY_MS)
    addEventListener('online', onRetry)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onRetry)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [mayHelp, onRetry])
}

/** Troubles that a retry cannot solve. */
const SETTLED: readonly RunTrouble[] = ['mode-closed', 'date-not-open']

type Props = {
  trouble: RunTrouble
  /** A retry is running. */
  trying: boolean
  onRetry: () => void
  /** Text for a server that does not answer. */
  failed: string
  /** Texts of other troubles. */
  texts?: Partial<Record<RunTrouble, string>>
  /** Alternatives. */
  children?: ReactNode
  t: Messages<'play'>
}

/** Replaces the board when there is no run: the reason, automatic retry where possible, and alternatives. */
export function OutOfReach({ trouble, trying, onRetry, failed, texts, children, t }: Props) {
  const isSettled = SETTLED.includes(trouble)
  useKeepsTrying(!isSettled, onRetry)
  const sentences: Partial<Record<RunTrouble, string>> = {
    'mode-closed': t.modeClosed,
    'too-many-requests': t.tooManyRequests,
    ...(trouble === 'offline' && !navigator.onLine && { offline: t.offlineNow }),
    ...texts,
  }
  return (
    <section className={`card stack ${styles.card}`}>
      <div className="stack" role="alert">
        <p>{sentences[trouble] ?? failed}</p>
        {!sentences[trouble] && <p className="sm muted">{t.keepsTrying}</p>}
        {!sentences[trouble] && trouble !== 'offline' && <ErrorNumber t={t} />}
      </div>
      <div className={styles.ways}>
        {children}
        {!isSettled && (
          <Button look="primary" busy={trying} onClick={onRetry}>
            {trying ? t.trying : t.tryAgain}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Number of the server's last failure, for a report; null when there is none. */
function ErrorNumber({ t }: { t: Messages<'play'> }) {
  const number = lastErrorNumber()
  return number && <span className="sm muted">{fill(t.errorNumber, { code: number })}</span>
}
