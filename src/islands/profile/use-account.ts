import { useEffect, useState } from 'react'
import type { Account } from '#stores/account.ts'
import { loadSession } from '#stores/load-session.ts'

/** Account store, loaded once there is a session. `retry` loads and reads it again after a failure. */
export function useAccount(): { account: Account; retry: () => void } {
  const [account, setAccount] = useState<Account>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let unsubscribe = () => {}
    let gone = false
    const follow = async () => {
      const { $account, refreshAccount } = await import('#stores/account.ts')
      if (gone) return
      unsubscribe = $account.subscribe((value) => setAccount(value))
      await loadSession()
      if (attempt > 0) await refreshAccount()
    }
    follow().catch(() => setAccount({ status: 'failed' }))
    return () => {
      gone = true
      unsubscribe()
    }
  }, [attempt])
  return { account, retry: () => setAttempt(attempt + 1) }
}
