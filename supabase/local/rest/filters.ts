import { identifier, literal } from '../db/quote.ts'
import { NotOffered } from '../not-offered.ts'
import { unreadable } from './errors.ts'
import { pathParts } from './select.ts'
import { splitTop, unquoted, withinBrackets } from './words.ts'

const COMPARISONS = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['like', 'like'],
  ['ilike', 'ilike'],
])
const STATES = new Map([
  ['null', 'is null'],
  ['not_null', 'is not null'],
  ['true', 'is true'],
  ['false', 'is false'],
  ['unknown', 'is unknown'],
])

/** Nesting limit of groups; each level parses its inner part again. */
const MAX_GROUPS = 6

/** SQL for a column, or a step into its JSON (`data->a->>b`), of the row `alias`. */
export function columnSql(alias: string, path: string): string {
  const [column = '', ...steps] = pathParts(path)
  const base = `${alias}.${identifier(column)}`
  if (steps.length === 0) return base
  const sql = steps.map((step, place) => (place % 2 === 0 || /^-?\d+$/.test(step) ? step : literal(step)))
  return `to_jsonb(${base})${sql.join('')}`
}

function membership(column: string, list: string): string {
  const values = splitTop(withinBrackets(list), ',').map((value) => literal(unquoted(value)))
  return values.length === 0 ? 'false' : `${column} in (${values.join(', ')})`
}

function comparison(column: string, operator: string, value: string): string {
  if (operator === 'in') return membership(column, value)
  if (operator === 'is') {
    const state = STATES.get(value.toLowerCase())
    if (state === undefined) throw unreadable(`filter (is.${value})`)
    return `${column} ${state}`
  }
  const sign = COMPARISONS.get(operator)
  if (sign === undefined) throw new NotOffered(`the filter operator ${operator}`)
  // PostgREST accepts * for %, which needs no escape in an address.
  const text = operator.endsWith('like') ? value.replaceAll('*', '%') : value
  return `${column} ${sign} ${literal(text)}`
}

/** SQL for one filter, such as `not.eq.5`, on a column. */
export function condition(alias: string, path: string, filter: string): string {
  const found = /^(not\.)?([a-z]+(?:\([a-z]+\))?)\.([^]*)$/.exec(filter)
  if (!found) throw unreadable(`filter (${filter})`)
  const [, not, operator = '', value = ''] = found
  const sql = comparison(columnSql(alias, path), operator, value)
  return not === undefined ? sql : `not (${sql})`
}

function term(alias: string, text: string, depth: number): string {
  const group = /^(not\.)?(and|or)(\([^]*\))$/.exec(text)
  if (group) return logic(alias, `${group[1] ?? ''}${group[2]}`, group[3] ?? '', depth + 1)
  const found = /^("[^"]+"|[^."]+)\.([^]+)$/.exec(text)
  if (!found) throw unreadable(`logic tree (${text})`)
  const [, path = '', filter = ''] = found
  // Within a list a value may be quoted, because it may contain commas.
  const quoted = /^((?:not\.)?[a-z]+\.)("[^]*")$/.exec(filter)
  return condition(alias, path, quoted ? `${quoted[1]}${unquoted(quoted[2] ?? '')}` : filter)
}

/** SQL for `or=(a.eq.1,and(b.lt.2,c.is.null))`; kind `or`, `and`, `not.or`, `not.and`. At most six nested groups. */
export function logic(alias: string, kind: string, list: string, depth = 1): string {
  if (depth > MAX_GROUPS) throw unreadable(`logic tree (more than ${MAX_GROUPS} levels)`)
  const terms = splitTop(withinBrackets(list), ',').map((text) => term(alias, text.trim(), depth))
  if (terms.length === 0) throw unreadable(`logic tree (${kind}=${list})`)
  const joined = `(${terms.join(kind.endsWith('or') ? ' or ' : ' and ')})`
  return kind.startsWith('not.') ? `not ${joined}` : joined
}

/** SQL for `created_at.desc.nullslast,id`. */
export function orderSql(alias: string, text: string): string {
  const terms = splitTop(text, ',').map((part) => {
    if (part.includes('(')) throw new NotOffered(`an order by an embedded resource (${part})`)
    const found = /^(.+?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part.trim())
    if (!found) throw unreadable(`order (${part})`)
    const [, path = '', direction, nulls] = found
    return `${columnSql(alias, path)}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return terms.join(', ')
}
