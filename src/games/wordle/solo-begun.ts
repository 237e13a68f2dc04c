import { webStorage } from '#stores/persisted.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'

/** True when this browser has something of solo to show: a round, or a level that somebody chose or sent. */
export function soloBegun(): boolean {
  const asked = new URLSearchParams(location.search).has('level')
  return asked || hasSessionCookie() || Object.keys(webStorage() ?? {}).some((key) => key.startsWith('wordle-solo-'))
}
