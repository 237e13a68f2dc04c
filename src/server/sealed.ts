import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { required } from '#server/env.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Purpose of a token; each has its own keys. */
export type Purpose = 'addresses of pictures' | 'practice of the quiz' | 'picture of a practice answer' | 'contact form'

/** Encrypts `text` into a token. Deterministic, so that a repeated answer repeats its tokens. */
export function sealed(purpose: Purpose, text: string): string {
  // Derived from the text: a nonce repeats only with the same text and so the same token.
  const nonce = createHmac('sha256', keyFor(purpose, 'nonce')).update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose, 'seal'), nonce)
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, bytes, cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts a token; null when it is forged or altered. */
export function unsealed(purpose: Purpose, token: string): string | null {
  if (!/^[\w-]+$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  // base64url ignores some bits of the last character: only the canonical spelling is valid.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose, 'seal'), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Separate keys per use: no key that signs or salts ever encrypts. */
const keyFor = (purpose: Purpose, use: 'seal' | 'nonce') =>
  createHmac('sha256', required('PUZZLE_SECRET')).update(`${purpose}: ${use}`).digest()
