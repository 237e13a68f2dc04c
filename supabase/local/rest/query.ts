import { identifier } from '../db/quote.ts'
import type { Catalog } from './catalog.ts'
import { RestError } from './errors.ts'
import { columnSql, condition, logic, orderSql } from './filters.ts'
import { MAX_ROWS } from './plan.ts'
import { isFilter, wholeNumber, type Parameter } from './parameters.ts'
import { relationship } from './relationships.ts'
import { pathParts, type Column, type Embed, type SelectItem } from './select.ts'

/** Context for building a statement; `alias` returns an unused name. */
export type Building = { catalog: Catalog; parameters: Parameter[]; alias(): string }

/** A table or subquery to select from; `path`: names of the embedded resources that lead here. */
type Wanted = {
  table: string | null
  source: string
  items: SelectItem[]
  path: string[]
  /** Join condition that links an embedded resource to its parent row. */
  tie?: (alias: string) => string
}

type Parts = { columns: string[]; joins: string[]; conditions: string[] }

export type SelectSql = { rows: string; unlimited: string }

/** Creates the context of a statement. */
export function building(catalog: Catalog, parameters: Parameter[]): Building {
  let aliases = 0
  return { catalog, parameters, alias: () => `t${++aliases}` }
}

function columnOf(alias: string, column: Column): string {
  if (column.path === '*') return `${alias}.*`
  const name = column.name ?? pathParts(column.path).at(-1) ?? ''
  const sql = columnSql(alias, column.path)
  return `${column.cast === null ? sql : `cast(${sql} as ${column.cast})`} as ${identifier(name)}`
}

function addEmbed(build: Building, wanted: Wanted, alias: string, embed: Embed, parts: Parts): void {
  const { table, isMany, on } = relationship(build.catalog, wanted.table, embed)
  const tie = (inner: string) =>
    on.map(([here, there]) => `${alias}.${identifier(here)} = ${inner}.${identifier(there)}`).join(' and ')
  const source = `public.${identifier(table)}`
  const { rows } = selectSql(build, { table, source, items: embed.items, path: [...wanted.path, embed.name], tie })
  const join = build.alias()
  // `users()` joins and filters without output.
  const shows = embed.items.length > 0
  const name = identifier(embed.name)
  if (isMany) {
    parts.joins.push(`left join lateral (select json_agg(x.*) as list from (${rows}) x) ${join} on true`)
    if (shows) parts.columns.push(`coalesce(${join}.list, '[]') as ${name}`)
    if (embed.isInner) parts.conditions.push(`${join}.list is not null`)
    return
  }
  parts.joins.push(`${embed.isInner ? 'join' : 'left join'} lateral (${rows}) ${join} on true`)
  if (shows) parts.columns.push(`row_to_json(${join}.*) as ${name}`)
}

function filterSql(alias: string, { name, value }: Parameter): string {
  return /^(not\.)?(and|or)$/.test(name) ? logic(alias, name, value) : condition(alias, name, value)
}

/** Parameters that apply to this path. */
export function parametersAt(parameters: Parameter[], path: string[]): Parameter[] {
  return parameters.filter((parameter) => parameter.path.join('.') === path.join('.'))
}

/** SQL for the wanted rows, with order and limits, and without them for counting. */
export function selectSql(build: Building, wanted: Wanted): SelectSql {
  const alias = build.alias()
  const here = parametersAt(build.parameters, wanted.path)
  const conditions = here.filter(isFilter).map((parameter) => filterSql(alias, parameter))
  if (wanted.tie) conditions.unshift(wanted.tie(alias))
  const parts: Parts = { columns: [], joins: [], conditions }
  for (const item of wanted.items) {
    if (item.kind === 'column') parts.columns.push(columnOf(alias, item))
    else addEmbed(build, wanted, alias, item, parts)
  }
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
  const from = `from ${wanted.source} ${alias} ${parts.joins.join(' ')}${where}`
  const columns = parts.columns.join(', ')
  const order = here.find(({ name }) => name === 'order')?.value
  // Limits rows at every level, like PostgREST; the top level is bounded already, unless it returns written rows.
  const limit = wanted.tie ? Math.min(wholeNumber(here, 'limit') ?? MAX_ROWS, MAX_ROWS) : wholeNumber(here, 'limit')
  const offset = wholeNumber(here, 'offset')
  const ending = [
    order === undefined || order === '' ? '' : ` order by ${orderSql(alias, order)}`,
    limit === undefined ? '' : ` limit ${limit}`,
    offset === undefined ? '' : ` offset ${offset}`,
  ]
  return { rows: `select ${columns} ${from}${ending.join('')}`, unlimited: `select 1 ${from}` }
}

/** Throws `PGRST108` for a parameter on a resource that the select does not embed. */
export function requireEmbedded(parameters: Parameter[], items: SelectItem[], path: string[] = []): void {
  const names = items.filter((item) => item.kind === 'embed')
  for (const parameter of parameters) {
    const next = parameter.path[path.length]
    if (next === undefined) continue
    const embed = names.find(({ name }) => name === next)
    if (!embed) throw new RestError(400, 'PGRST108', `'${next}' is not an embedded resource in this request`)
    requireEmbedded([parameter], embed.items, [...path, next])
  }
}
