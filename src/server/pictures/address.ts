import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { required } from '#server/env.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAX_LETTERS = 300

/** One step of one picture place of a run; `expires` in milliseconds since 1970. */
const Place = z.strictObject({
  run: z.uuid(),
  slot: z.int().check(z.minimum(0)),
  step: z.int().check(z.minimum(0)),
  expires: z.int(),
})
export type Place = z.infer<typeof Place>

/**
 * The token of `/img/run/{token}`: nobody but the server can read it or make another. The same place always has the
 * same token, so that a repeated answer repeats its addresses.
 */
export function seal(place: Place): string {
  const text = JSON.stringify([place.run, place.slot, place.step, place.expires])
  // Made of the text: a nonce comes twice only with the very same text, which gives the very same token.
  const nonce = createHmac('sha256', keyFor('nonce')).update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor('seal'), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** What a token was made of; null for one that is forged, changed in any letter, or expired. */
export function unseal(token: string, now: number): Place | null {
  if (token.length > MAX_LETTERS || !/^[\w-]+$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  // base64url leaves some bits of the last letter unread: only the one spelling that `seal` gives counts.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null
  const place = Place.safeParse(opened(bytes))
  return place.success && now < place.data.expires ? place.data : null
}

function opened(bytes: Buffer): unknown {
  try {
    const decipher = createDecipheriv(CIPHER, keyFor('seal'), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    const [run, slot, step, expires] = JSON.parse(text.toString('utf8')) as unknown[]
    return { run, slot, step, expires }
  } catch {
    return null
  }
}

/** Keys of their own for each use: what signs puzzles or salts addresses never seals a picture. */
const keyFor = (use: 'seal' | 'nonce') =>
  createHmac('sha256', required('PUZZLE_SECRET')).update(`addresses of pictures: ${use}`).digest()
