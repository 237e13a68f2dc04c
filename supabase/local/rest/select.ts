import { NotOffered } from '../not-offered.ts'
import { unreadable } from './errors.ts'
import { splitTop, unquoted, withinBrackets } from './words.ts'

export type Column = { kind: 'column'; path: string; name: string | null; cast: string | null }
export type Embed = {
  kind: 'embed'
  target: string
  /** The key in the answer, and what filters on it are prefixed with. */
  name: string
  /** Which foreign key, by its name or column, where several lead to the target. */
  hint: string | null
  isInner: boolean
  items: SelectItem[]
}
export type SelectItem = Column | Embed

const EMBED = /^(?:([\w$]+|"[^"]+"):(?!:))?([\w$]+|"[^"]+")((?:![\w$]+)*)(\([^]*\))$/
const COLUMN = /^(?:([\w$]+|"[^"]+"):(?!:))?((?:[\w$]+|"[^"]+"|\*)(?:->>?[\w$-]+)*)(?:::(\w+))?$/

function embedOf(text: string): Embed | null {
  const found = EMBED.exec(text)
  if (!found) return null
  const [, alias, target = '', marks = '', inside = ''] = found
  const words = marks.split('!').filter((word) => word !== '')
  return {
    kind: 'embed',
    target: unquoted(target),
    name: unquoted(alias ?? target),
    hint: words.find((word) => word !== 'inner' && word !== 'left') ?? null,
    isInner: words.includes('inner'),
    items: parseSelect(withinBrackets(inside)),
  }
}

function itemOf(text: string): SelectItem {
  if (text.startsWith('...')) throw new NotOffered(`spread embedding (${text})`)
  if (/(^|[.:])(count|sum|avg|min|max)\(\)/.test(text)) throw new NotOffered(`aggregates (${text})`)
  const embed = embedOf(text)
  if (embed) return embed
  const found = COLUMN.exec(text)
  if (!found) throw unreadable(`select parameter (${text})`)
  const [, alias, path = '', cast] = found
  return { kind: 'column', path, name: alias === undefined ? null : unquoted(alias), cast: cast ?? null }
}

/** `id,name:fullname,players!inner(fullname)` in its parts. */
export function parseSelect(text: string): SelectItem[] {
  return splitTop(text, ',').map((part) => itemOf(part.trim()))
}

/** The names of a path of JSON steps: `data->a->>b`. */
export const pathParts = (path: string): string[] => path.split(/(->>|->)/).map(unquoted)
