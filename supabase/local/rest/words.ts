import { unreadable } from './errors.ts'

const OPENING = '({['
const CLOSING = ')}]'

/** Position after the closing quote of a quoted text that begins at `start`. */
function afterQuoted(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text[place] === '\\') place++
    else if (text[place] === '"') return place + 1
  }
  throw unreadable(`"${text}": a quote is not closed`)
}

/** Splits at separators outside quotes and brackets: `a,b(c,d),"e,f"` has three parts. */
export function splitTop(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let begin = 0
  for (let place = 0; place < text.length; place++) {
    const sign = text[place] as string
    if (sign === '"') place = afterQuoted(text, place) - 1
    else if (OPENING.includes(sign)) depth++
    else if (CLOSING.includes(sign)) depth--
    else if (sign === separator && depth === 0) {
      parts.push(text.slice(begin, place))
      begin = place + 1
    }
    if (depth < 0) throw unreadable(`"${text}": a bracket is not opened`)
  }
  if (depth > 0) throw unreadable(`"${text}": a bracket is not closed`)
  return text === '' ? [] : [...parts, text.slice(begin)]
}

/** Removes the quotes around a word, if any. */
export function unquoted(word: string): string {
  const inner = /^"([^]*)"$/.exec(word)?.[1]
  return inner === undefined ? word : inner.replace(/\\([^])/g, '$1')
}

/** Returns the content of `(...)`. */
export function withinBrackets(text: string): string {
  const inner = /^\(([^]*)\)$/.exec(text)?.[1]
  if (inner === undefined) throw unreadable(`"${text}": a list in brackets is expected`)
  return inner
}
