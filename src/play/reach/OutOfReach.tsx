import { type ReactNode, useEffect } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import styles from './reach.module.css'

const EVERY_MS = 30_000

/** Tries again as long as it may help: every half minute, and when the browser is online or looked at again. */
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

/** Time alone opens nothing of these. */
const SETTLED: readonly RunTrouble[] = ['mode-closed', 'date-not-open']

type Props = {
  trouble: RunTrouble
  /** A new try is on its way. */
  trying: boolean
  onRetry: () => void
  /** What is missing, said of a server that does not answer. */
  failed: string
  /** What else is said of a trouble. */
  texts?: Partial<Record<RunTrouble, string>>
  /** Other ways on. */
  children?: ReactNode
  t: Messages<'play'>
}

/** Instead of the board when there is no run: why, that it goes on by itself where it can, and the ways on. */
export function OutOfReach({ trouble, trying, onRetry, failed, texts, children, t }: Props) {
  const isSettled = SETTLED.includes(trouble)
  useKeepsTrying(!isSettled, onRetry)
  const told: Partial<Record<RunTrouble, string>> = {
    'mode-closed': t.modeClosed,
    'too-many-requests': t.tooManyRequests,
    ...(trouble === 'offline' && !navigator.onLine && { offline: t.offlineNow }),
    ...texts,
  }
  return (
    <section className={`card stack ${styles.card}`}>
      <div className="stack" role="alert">
        <p>{told[trouble] ?? failed}</p>
        {!told[trouble] && <p className="sm muted">{t.keepsTrying}</p>}
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
