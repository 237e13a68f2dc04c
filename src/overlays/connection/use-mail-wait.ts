import { useEffect, useReducer } from 'react'
import { mailWait, type MailKind } from '#stores/mail-wait.ts'

/** Seconds until another mail may be asked for, counted down. */
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

/** A button's label with the seconds that are left; SI symbols are the same in every language. */
export const withWait = (label: string, seconds: number): string => (seconds > 0 ? `${label} · ${seconds} s` : label)
