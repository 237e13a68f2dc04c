import { useState } from 'react'
import type { UserPatch } from '#contracts/users.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { changeAccount } from '#stores/change-account.ts'
import { notify } from '#stores/notifications.ts'

type Change = Pick<UserPatch, 'preferences' | 'opt_in'>

/** Saves one setting after the other; `saved` from an answer until the next change. A failure becomes a toast. */
export function useSaving(errors: Messages<'errors'>) {
  const [saved, setSaved] = useState(false)

  async function save(change: Change): Promise<void> {
    setSaved(false)
    const reply = await changeAccount(change)
    setSaved(reply.ok)
    if (!reply.ok) notify({ color: 'red', description: errors[reply.code] })
  }

  return { saved, save }
}
