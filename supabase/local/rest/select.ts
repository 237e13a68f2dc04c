import { NotOffered } from '../not-offered.ts'
import { unreadable } from './errors.ts'
import { splitTop, unquoted, withinBrackets } from './words.ts'

export type Column = { kind: 'column'; path: string; name: string | null; cast: string | null }
export type Embed = {
  kind: 'embed'
  target: string
  /** Key in the answer, and prefix of filters on it. */
  name: string
  /** Name or column of the foreign key, where several lead to the target. */
  hint: string | null
  isInner: boolean
  items: SelectItem[]
}
export type SelectItem = Column | Embed

const EMBED = /^(?:([\w$]+|"[^"]+"):(?!:))?([\w$]+|"[^"]+")((?:![\w$]+)*)(\([^]*\))$/
const COLUMN = /^(?:([\w$]+|"[^"]+"):(?!:))?((?:[\w$]+|"[^"]+"|\*)(?:->>?[\w$-]+)*)(?:::(\w+))?$/

/** Limits on nested and total embedded resources: each multiplies a statement's work. */
const MAX_DEPTH = 4
const MAX_EMBEDS = 12

function embedOf(text: string, depth: number): Embed | null {
  const found = EMBED.exec(text)
  if (!found) return null
  if (depth > MAX_DEPTH) throw unreadable(`select parameter (more than ${MAX_DEPTH} levels of resources)`)
  const [, alias, target = '', marks = '', inside = ''] = found
  const words = marks.split('!').filter((word) => word !== '')
  return {
    kind: 'embed',
    target: unquoted(target),
    name: unquoted(alias ?? target),
    hint: words.find((word) => word !== 'inner' && word !== 'left') ?? null,
    isInner: words.includes('inner'),
    items: itemsOf(withinBrackets(inside), depth + 1),
  }
}

function itemOf(text: string, depth: number): SelectItem {
  if (text.startsWith('...')) throw new NotOffered(`spread embedding (${text})`)
  if (/(^|[.:])(count|sum|avg|min|max)\(\)/.test(text)) throw new NotOffered(`aggregates (${text})`)
  const embed = embedOf(text, depth)
  if (embed) return embed
  const found = COLUMN.exec(text)
  if (!found) throw unreadable(`select parameter (${text})`)
  const [, alias, path = '', cast] = found
  return { kind: 'column', path, name: alias === undefined ? null : unquoted(alias), cast: cast ?? null }
}

const itemsOf = (text: string, depth: number): SelectItem[] =>
  splitTop(text, ',').map((part) => itemOf(part.trim(), depth))

function embeds(items: SelectItem[]): number {
  return items.reduce((count, item) => count + (item.kind === 'embed' ? 1 + embeds(item.items) : 0), 0)
}

/** Parses `id,name:fullname,players!inner(fullname)`: at most 12 embedded resources, 4 levels deep. */
export function parseSelect(text: string): SelectItem[] {
  const items = itemsOf(text, 1)
  if (embeds(items) > MAX_EMBEDS) throw unreadable(`select parameter (more than ${MAX_EMBEDS} resources)`)
  return items
}

/** Splits a JSON path such as `data->a->>b` into names. */
export const pathParts = (path: string): string[] => path.split(/(->>|->)/).map(unquoted)
