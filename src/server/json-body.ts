import { HttpError } from './http-error.ts'

/** Bytes; a hand-over of years of practice has its own limit at its endpoint. */
export const MAX_BODY_BYTES = 65_536

/**
 * Escapes of a JSON text: whole surrogate pairs, then, captured, NUL or half a pair, then any other. A decoded text holds
 * these characters as escapes only.
 */
const ESCAPES = /\\ud[89ab]..\\ud[c-f]..|\\u(0000|d[89a-f]..)|\\./gi

/**
 * Parses JSON. Throws `not-json` for anything that is not UTF-8 JSON, `bad-request` for text that the database cannot
 * store (NUL, half a surrogate pair). Searches the text, because a reviver costs fifty times more per list entry.
 */
export function jsonOf(bytes: Uint8Array): unknown {
  const { text, body } = read(bytes)
  for (const [, unstorable] of text.matchAll(ESCAPES)) {
    if (unstorable !== undefined) throw new HttpError('bad-request', 'The text holds characters that cannot be kept')
  }
  return body
}

function read(bytes: Uint8Array): { text: string; body: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, body: JSON.parse(text) as unknown }
  } catch {
    throw new HttpError('not-json')
  }
}
