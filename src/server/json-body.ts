import { HttpError } from './http-error.ts'

/** Bytes; a hand-over of years of practice is larger and says so at its endpoint. */
export const MAX_BODY_BYTES = 65_536

/**
 * Reads JSON. Throws `not-json` for anything that is not UTF-8 JSON, `bad-request` for text that a database cannot keep
 * (NUL, half a surrogate pair).
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
