import { useRef, useState } from 'react'
import type { UserPatch } from '#contracts/users-request.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { changeAccount } from '#stores/account.ts'
import { notify } from '#stores/notifications.ts'
import { errorText } from '../error-text.ts'

type Change = Pick<UserPatch, 'preferences' | 'opt_in'>

/**
 * Saves one change at a time, so that the last answer is the newest record. `saved`: from the answer until the next
 * change. Failures become toasts.
 */
export function useSaving(errors: Messages<'errors'>) {
  const [saved, setSaved] = useState(false)
  const last = useRef(Promise.resolve())

  async function send(change: Change): Promise<void> {
    setSaved(false)
    const reply = await changeAccount(change)
    setSaved(reply.ok)
    if (!reply.ok) notify({ color: 'red', description: errorText(errors, reply.code) })
  }

  function save(change: Change): Promise<void> {
    last.current = last.current.then(() => send(change))
    return last.current
  }

  return { saved, save }
}
