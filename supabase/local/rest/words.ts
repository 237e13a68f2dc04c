import { unreadable } from './errors.ts'

const OPENING = '({['
const CLOSING = ')}]'

/** Where a quoted text that begins at `start` ends: the place after its closing quote. */
function afterQuoted(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place++) {
    if (text[place] === '\\') place++
    else if (text[place] === '"') return place + 1
  }
  throw unreadable(`"${text}": a quote is not closed`)
}

/** Parts between separators, which do not count within quotes and brackets: `a,b(c,d),"e,f"` has three. */
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

/** A word without its quotes, if it has them. */
export function unquoted(word: string): string {
  const inner = /^"([^]*)"$/.exec(word)?.[1]
  return inner === undefined ? word : inner.replace(/\\([^])/g, '$1')
}

/** The inside of `(...)`. */
export function withinBrackets(text: string): string {
  const inner = /^\(([^]*)\)$/.exec(text)?.[1]
  if (inner === undefined) throw unreadable(`"${text}": a list in brackets is expected`)
  return inner
}
