import { useState } from 'react'
import { authMessage, weakReasons } from '#contracts/auth-errors.ts'
import type { AuthReply } from '#stores/auth.ts'
import { notify } from '#stores/notifications.ts'
import type { Words } from '../words/index.ts'

/** Runs one auth call at a time and shows its failure as a toast. */
export function useSending(t: Words['auth']) {
  const [busy, setBusy] = useState(false)

  async function send(call: () => Promise<AuthReply>): Promise<AuthReply> {
    setBusy(true)
    const reply = await call().catch((): AuthReply => ({ ok: false, code: 'network' }))
    setBusy(false)
    if (!reply.ok) notify({ color: 'red', description: sentence(t, reply), about: 'connection' })
    return reply
  }

  return { busy, send }
}

/** Error message of a reply, followed by the reasons for a weak password. */
function sentence(t: Words['auth'], { code, reasons = [] }: Extract<AuthReply, { ok: false }>): string {
  return [t[authMessage(code)], ...weakReasons(reasons).map((reason) => t[reason])].join(' ')
}
