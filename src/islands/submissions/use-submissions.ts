import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $submissions, refreshSubmissions, type Submissions } from '#stores/submissions.ts'

/** The account's submissions, reloaded when the page becomes visible again. */
export function useSubmissions(account: string): { submissions: Submissions; refresh: () => Promise<void> } {
  const submissions = useStore($submissions)
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && refreshSubmissions(account))
    refresh()
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [account])
  return { submissions, refresh: () => refreshSubmissions(account) }
}
