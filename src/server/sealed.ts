import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { required } from '#server/env.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a kind of token is sealed under: keys of their own for each. */
export type Purpose = 'addresses of pictures' | 'practice of the quiz'

/**
 * A token that nobody but the server can read or make. The same text always has the same token, so that a repeated
 * answer repeats it.
 */
export function sealed(purpose: Purpose, text: string): string {
  // Made of the text: a nonce comes twice only with the very same text, which gives the very same token.
  const nonce = createHmac('sha256', keyFor(purpose, 'nonce')).update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose, 'seal'), nonce)
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, bytes, cipher.getAuthTag()]).toString('base64url')
}

/** The text of a token; null for one that is forged or changed in any letter. */
export function unsealed(purpose: Purpose, token: string): string | null {
  if (!/^[\w-]+$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  // base64url leaves some bits of the last letter unread: only the one spelling that `sealed` gives counts.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose, 'seal'), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Keys of their own for each use: what signs puzzles or salts addresses never seals anything. */
const keyFor = (purpose: Purpose, use: 'seal' | 'nonce') =>
  createHmac('sha256', required('PUZZLE_SECRET')).update(`${purpose}: ${use}`).digest()
