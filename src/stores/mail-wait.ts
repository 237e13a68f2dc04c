/** Minimum time between two mails of a kind to one address, as the auth service enforces it. */
const WAIT_MS = 60_000

export type MailKind = 'signup' | 'recovery'

const keyOf = (kind: MailKind, email: string) => `mail:${kind}:${email.trim().toLowerCase()}`

/** Starts the wait of an address; it survives a reload of this tab. */
export function startMailWait(kind: MailKind, email: string) {
  try {
    sessionStorage.setItem(keyOf(kind, email), String(Date.now()))
  } catch {
    // Without session storage only the service enforces the wait.
  }
}

/** Seconds until another mail of this kind may be asked for; 0: now. */
export function mailWait(kind: MailKind, email: string): number {
  try {
    const passed = Date.now() - Number(sessionStorage.getItem(keyOf(kind, email)) ?? -Infinity)
    return passed >= 0 && passed < WAIT_MS ? Math.ceil((WAIT_MS - passed) / 1000) : 0
  } catch {
    return 0
  }
}
