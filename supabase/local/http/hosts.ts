import { json, type Answer, type Call } from './messages.ts'

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/**
 * The 421 of a call under a foreign name; null where the name is this machine's, or the host of the public address. A page of
 * the web whose name leads to 127.0.0.1 (DNS rebinding) reads nothing here.
 */
export function refuseHost(call: Call, publicUrl?: string): Answer | null {
  const host = call.headers.host ?? ''
  if (LOOPBACK.test(host)) return null
  if (publicUrl !== undefined && host === new URL(publicUrl).host) return null
  return json(421, { message: 'This address answers on this machine only' })
}
