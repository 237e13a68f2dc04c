import { json, type Answer, type Call } from './messages.ts'

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/**
 * Returns 421 for a foreign host name; null for a name of this machine or of the public address. This blocks DNS
 * rebinding, where a web page's host name resolves to 127.0.0.1.
 */
export function refuseHost(call: Call, publicUrl?: string): Answer | null {
  const host = call.headers.host ?? ''
  if (LOOPBACK.test(host)) return null
  if (publicUrl !== undefined && host === new URL(publicUrl).host) return null
  return json(421, { message: 'This address answers on this machine only' })
}
