import { randomBytes } from 'node:crypto'
import { sealed, unsealed } from '#server/sealed.ts'

/** A form sent faster than this comes from a bot. */
const LEAST_MS = 4_000
/** An older form must be sent again with a new token. */
const MOST_MS = 2 * 60 * 60 * 1_000

const PURPOSE = 'contact form'

/** Makes a token that is valid from four seconds to two hours after `now`. */
export const contactToken = (now: number): string => sealed(PURPOSE, `${now} ${randomBytes(12).toString('base64url')}`)

/** Returns the nonce of a valid token; null for a forged, early or old one. */
export function nonceOf(token: string | undefined, now: number): string | null {
  const { age, nonce } = read(token, now)
  return age >= LEAST_MS && age <= MOST_MS ? nonce : null
}

/** Token for a form that is shown again; keeps one that has not expired, so that the minimum wait does not restart. */
export const nextToken = (token: string, now: number): string =>
  read(token, now).age <= MOST_MS ? token : contactToken(now)

/** A forged token is infinitely old. */
function read(token: string | undefined, now: number): { age: number; nonce: string } {
  const [, made, nonce] = /^(\d+) ([\w-]+)$/.exec(unsealed(PURPOSE, token ?? '') ?? '') ?? []
  return made && nonce ? { age: now - Number(made), nonce } : { age: Infinity, nonce: '' }
}
