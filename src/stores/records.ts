import { atom, onMount } from 'nanostores'
import type { Statistics } from '#contracts/results.ts'
import { $statistics } from './local-progress.ts'
import { $session } from './session.ts'

/** All results of the player: the account's once loaded, until then this browser's. */
export const $records = atom<Statistics>($statistics.get())

/** True once `$records` are the account's; a browser without a display copy of an account needs no waiting. */
export const $hasAccountRecords = atom(false)

onMount($records, () => {
  let forget = $statistics.subscribe((statistics) => $records.set(statistics))
  const stop = $session.subscribe(({ status }) => {
    if (status === 'signed-in') void followAccount()
  })

  async function followAccount() {
    const { $account } = await import('./account.ts')
    forget()
    forget = $account.subscribe((account) => {
      $records.set(account.status === 'ready' ? account.userInfo.statistics : $statistics.get())
      $hasAccountRecords.set(account.status === 'ready')
    })
  }

  return () => {
    stop()
    forget()
  }
})
