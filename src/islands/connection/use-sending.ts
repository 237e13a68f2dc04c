import { useState } from 'react'
import { authMessage } from '#contracts/auth-errors.ts'
import type { AuthReply } from '#stores/auth.ts'
import { notify } from '#stores/notifications.ts'
import type { Words } from '../words/index.ts'

/** Runs one call of the auth service at a time and puts its failure into a toast. */
export function useSending(t: Words['auth']) {
  const [busy, setBusy] = useState(false)

  /** Resolves with the reply, for what comes next. */
  async function send(call: () => Promise<AuthReply>): Promise<AuthReply> {
    setBusy(true)
    const reply = await call().catch((): AuthReply => ({ ok: false, code: 'network' }))
    setBusy(false)
    if (!reply.ok) notify({ color: 'red', description: t[authMessage(reply.code)] })
    return reply
  }

  return { busy, send }
}
