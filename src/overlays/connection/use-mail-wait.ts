import { useEffect, useReducer } from 'react'
import { mailWait, type MailKind } from '#stores/mail-wait.ts'

/** Seconds until another mail may be requested, counting down. */
export function useMailWait(kind: MailKind, email: string): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const seconds = mailWait(kind, email)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(redraw, 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return seconds
}

/** Label with the remaining seconds; "s" is the SI symbol in every language. */
export const withWait = (label: string, seconds: number): string => (seconds > 0 ? `${label} · ${seconds} s` : label)
