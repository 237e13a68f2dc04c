import type { Catalog } from './catalog.ts'
import type { Parameter } from './parameters.ts'
import type { Wishes } from './wishes.ts'

/** Maximum rows per answer (`max_rows` of config.toml). */
export const MAX_ROWS = 1000

/** A parsed data call. `body` is JSON, undefined without one. */
export type DataCall = {
  catalog: Catalog
  method: string
  /** A table, or a function when `isRoutine`. */
  name: string
  isRoutine: boolean
  parameters: Parameter[]
  wishes: Wishes
  body: unknown
}

/**
 * One SQL statement with the columns `body` (JSON text), `n` (rows in it) and, when the caller counts, `total`; and the
 * form of its answer.
 */
export type Plan = {
  sql: string
  mode: 'read' | 'write'
  offset: number
  /** `rows`: a list, or one row when the caller wants one; `row` and `value`: as they are; `nothing`: no body. */
  shape: 'rows' | 'row' | 'value' | 'nothing'
  status: number
}

/** Wraps a query so that it returns its rows as JSON. */
export function rowsSql(rows: string, total: string | null, before = ''): string {
  const count = total === null ? '' : `, (select count(*)::int from (${total}) c) as total`
  return `${before}select coalesce(json_agg(row_to_json(x.*)), '[]')::text as body, count(*)::int as n${count} from (${rows}) x`
}
