import { HttpError } from './http-error.ts'

/** Bytes; a hand-over of years of practice has its own limit at its endpoint. */
export const MAX_BODY_BYTES = 65_536

/**
 * Parses JSON. Throws `not-json` for anything that is not UTF-8 JSON, `bad-request` for text that the database cannot
 * store (NUL, half a surrogate pair).
 */
export function jsonOf(bytes: Uint8Array): unknown {
  let storable = true
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = JSON.parse(text, (key, value: unknown) => {
      storable &&= isStorable(key) && (typeof value !== 'string' || isStorable(value))
      return value
    })
    if (storable) return body
  } catch {
    throw new HttpError('not-json')
  }
  throw new HttpError('bad-request', 'The text holds characters that cannot be kept')
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
