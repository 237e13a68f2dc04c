import { identifier, literal } from '../db/quote.ts'
import type { Table } from './catalog.ts'
import { RestError } from './errors.ts'
import { condition, logic } from './filters.ts'
import { isFilter } from './parameters.ts'
import { rowsSql, type DataCall, type Plan } from './plan.ts'
import { building, parametersAt, requireEmbedded, selectSql } from './query.ts'
import { selectOf } from './read.ts'
import { relationship } from './relationships.ts'
import { pathParts } from './select.ts'
import { splitTop, unquoted } from './words.ts'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function rowsOf(body: unknown): Row[] {
  const rows = Array.isArray(body) ? body : [body ?? {}]
  if (rows.every(isRow)) return rows
  throw new RestError(400, 'PGRST102', 'The body must be an object or a list of objects')
}

function requireColumns(table: Table, columns: string[]): void {
  const unknown = columns.find((column) => !table.columns.has(column))
  if (unknown === undefined) return
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`
  throw new RestError(400, 'PGRST204', message)
}

const listed = (call: DataCall, name: string): string[] | undefined => {
  const value = call.parameters.find((parameter) => parameter.name === name)?.value
  return value === undefined ? undefined : splitTop(value, ',').map((word) => unquoted(word.trim()))
}

const names = (columns: string[], alias = ''): string => columns.map((column) => alias + identifier(column)).join(', ')

function conflictSql(call: DataCall, table: Table, columns: string[]): string {
  const { onDuplicate } = call.wishes
  if (onDuplicate === 'fail') return ''
  const target = listed(call, 'on_conflict') ?? table.key
  if (target.length === 0) return ''
  const place = ` on conflict (${names(target)})`
  if (onDuplicate === 'ignore' || columns.length === 0) return `${place} do nothing`
  // Includes the columns of the conflict target, as PostgREST does, so column grants must allow them.
  return `${place} do update set ${columns.map((c) => `${identifier(c)} = excluded.${identifier(c)}`).join(', ')}`
}

function insertSql(call: DataCall, table: Table): string {
  const rows = rowsOf(call.body)
  const columns = listed(call, 'columns') ?? [...new Set(rows.flatMap((row) => Object.keys(row)))]
  requireColumns(table, columns)
  const target = `public.${identifier(table.name)}`
  const conflict = conflictSql(call, table, columns)
  if (columns.length === 0) return `insert into ${target} as w default values${conflict}`
  const source = `json_populate_recordset(null::${target}, ${literal(JSON.stringify(rows))})`
  return `insert into ${target} as w (${names(columns)}) select ${names(columns)} from ${source}${conflict}`
}

function whereSql(call: DataCall, verb: string): string {
  const filters = parametersAt(call.parameters, []).filter(isFilter)
  // Hosted projects load pg-safeupdate: a forgotten filter must not change a whole table.
  if (filters.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  const terms = filters.map(({ name, value }) =>
    /^(not\.)?(and|or)$/.test(name) ? logic('w', name, value) : condition('w', name, value),
  )
  return ` where ${terms.join(' and ')}`
}

function updateSql(call: DataCall, table: Table): string {
  const [row, ...more] = rowsOf(call.body)
  if (row === undefined || more.length > 0) throw new RestError(400, 'PGRST102', 'An update takes one object')
  const columns = Object.keys(row)
  requireColumns(table, columns)
  const target = `public.${identifier(table.name)}`
  const where = whereSql(call, 'UPDATE')
  if (columns.length === 0) throw new RestError(400, 'PGRST102', 'An update takes at least one column')
  const source = `json_populate_record(null::${target}, ${literal(JSON.stringify(row))})`
  const changes = columns.map((column) => `${identifier(column)} = x.${identifier(column)}`).join(', ')
  return `update ${target} as w set ${changes} from (select ${names(columns)} from ${source}) x${where}`
}

const deleteSql = (call: DataCall, table: Table): string =>
  `delete from public.${identifier(table.name)} as w${whereSql(call, 'DELETE')}`

/** Columns that the answer needs; the caller must be able to read only those. */
function returned(call: DataCall, table: Table): string {
  const items = selectOf(call.parameters)
  if (items.some((item) => item.kind === 'column' && item.path === '*')) return 'w.*'
  const columns = items.flatMap((item) =>
    item.kind === 'column'
      ? pathParts(item.path).slice(0, 1)
      : relationship(call.catalog, table.name, item).on.map(([here]) => here),
  )
  return names([...new Set(columns)], 'w.')
}

function answering(call: DataCall, table: Table, sql: string): string {
  if (!call.wishes.wantsRows)
    return `with written as (${sql} returning 1) select '' as body, count(*)::int as n from written`
  const items = selectOf(call.parameters)
  // Filters apply to the write; only order and embedded resources apply to the answer.
  const parameters = call.parameters.filter(({ path, name }) => path.length > 0 || name === 'order')
  requireEmbedded(parameters, items)
  const wanted = { table: table.name, source: 'written', items, path: [] }
  const { rows } = selectSql(building(call.catalog, parameters), wanted)
  return rowsSql(rows, null, `with written as (${sql} returning ${returned(call, table)}) `)
}

const STATEMENTS = new Map([
  ['POST', insertSql],
  ['PATCH', updateSql],
  ['DELETE', deleteSql],
])

/** `POST`, `PATCH` and `DELETE /rest/v1/<table>`; undefined for another method. */
export function writeTable(call: DataCall, table: Table): Plan | undefined {
  const statement = STATEMENTS.get(call.method)
  if (!statement) return undefined
  const { wantsRows } = call.wishes
  const shape = wantsRows ? 'rows' : 'nothing'
  if (call.method === 'POST' && Array.isArray(call.body) && call.body.length === 0) {
    return { sql: "select '[]' as body, 0 as n", mode: 'read', offset: 0, shape, status: 201 }
  }
  const status = call.method === 'POST' ? 201 : wantsRows ? 200 : 204
  const sql = answering(call, table, statement(call, table))
  return { sql, mode: 'write', offset: 0, shape, status }
}
