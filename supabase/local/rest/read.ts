import { identifier } from '../db/quote.ts'
import type { Table } from './catalog.ts'
import { wholeNumber, type Parameter } from './parameters.ts'
import { MAX_ROWS, rowsSql, type DataCall, type Plan } from './plan.ts'
import { building, parametersAt, requireEmbedded, selectSql } from './query.ts'
import { parseSelect } from './select.ts'

/** Source of rows: a table, or the result of a function. */
type Source = { table: string | null; sql: string; before?: string }

/** The `select` of a call; all columns by default. */
export function selectOf(parameters: Parameter[]) {
  return parseSelect(parameters.find(({ path, name }) => path.length === 0 && name === 'select')?.value ?? '*')
}

/** Bounds the rows of an answer by the caller's limit or range, and by MAX_ROWS. */
function bounded(call: DataCall): { parameters: Parameter[]; offset: number } {
  const here = parametersAt(call.parameters, [])
  const offset = wholeNumber(here, 'offset') ?? call.wishes.range?.offset ?? 0
  const limit = Math.min(wholeNumber(here, 'limit') ?? call.wishes.range?.limit ?? MAX_ROWS, MAX_ROWS)
  const others = call.parameters.filter(({ path, name }) => path.length > 0 || !/^(limit|offset)$/.test(name))
  const bounds = { limit, offset }
  const added = Object.entries(bounds).map(([name, value]) => ({ path: [], name, value: String(value) }))
  return { parameters: [...others, ...added], offset }
}

/** Builds the plan for reading a source with the caller's selection, filters and order. */
export function readSource(call: DataCall, source: Source): Omit<Plan, 'mode' | 'shape'> {
  const items = selectOf(call.parameters)
  requireEmbedded(call.parameters, items)
  const { parameters, offset } = bounded(call)
  const wanted = { table: source.table, source: source.sql, items, path: [] }
  const { rows, unlimited } = selectSql(building(call.catalog, parameters), wanted)
  return { sql: rowsSql(rows, call.wishes.wantsCount ? unlimited : null, source.before), offset, status: 200 }
}

/** `GET /rest/v1/<table>` */
export function readTable(call: DataCall, table: Table): Plan {
  const source = { table: table.name, sql: `public.${identifier(table.name)}` }
  return { ...readSource(call, source), mode: 'read', shape: 'rows' }
}
