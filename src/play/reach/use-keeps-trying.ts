import { useEffect } from 'react'

const EVERY_MS = 30_000

/** Tries again as long as it may help: every half minute, and when the browser is online or looked at again. */
export function useKeepsTrying(mayHelp: boolean, onRetry: () => void) {
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
