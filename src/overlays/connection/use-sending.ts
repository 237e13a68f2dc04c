import { useState } from 'react'
import { authMessage, weakReasons } from '#contracts/auth-errors.ts'
import type { AuthReply } from '#stores/auth.ts'
import { notify } from '#stores/notifications.ts'
import type { SharedMessages } from '../words/index.ts'

/** Runs one auth call at a time and shows its failure as a toast. */
export function useSending(t: SharedMessages['auth']) {
  const [busy, setBusy] = useState(false)

  async function send(call: () => Promise<AuthReply>): Promise<AuthReply> {
    setBusy(true)
    const reply = await (import.meta.env.CAPTCHA ? withCaptcha(call) : call()).catch((): AuthReply => ({
      ok: false,
      code: 'network',
    }))
    setBusy(false)
    if (import.meta.env.CAPTCHA && !reply.ok && reply.code === REFUSED) void explainRefusal()
    else if (!reply.ok) notify({ color: 'red', description: sentence(t, reply), about: 'connection' })
    return reply
  }

  return { busy, send }
}

/** The auth service's code for a missing or refused CAPTCHA token. */
const REFUSED = 'captcha_failed'
const loadCaptcha = () => import('./captcha.ts')

/** Gets a token before the call, even for calls that need none, because the widget is rarely visible. */
async function withCaptcha(call: () => Promise<AuthReply>): Promise<AuthReply> {
  const { passCaptcha } = await loadCaptcha()
  return (await passCaptcha()) ? call() : { ok: false, code: REFUSED }
}

const explainRefusal = async () => (await loadCaptcha()).explainCaptcha()

/** Error message of a reply, followed by the reasons for a weak password. */
function sentence(t: SharedMessages['auth'], { code, reasons = [] }: Extract<AuthReply, { ok: false }>): string {
  return [t[authMessage(code)], ...weakReasons(reasons).map((reason) => t[reason])].join(' ')
}
