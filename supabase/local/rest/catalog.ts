import type { Database, Query } from '../db/database.ts'

export type Table = { name: string; columns: Map<string, string>; key: string[] }

/** `unique`: each row of `from` has at most one partner, so the reverse direction is to-one as well. */
export type ForeignKey = {
  name: string
  from: string
  to: string
  fromColumns: string[]
  toColumns: string[]
  unique: boolean
}

type Argument = { name: string; type: string; isOptional: boolean }
export type Routine = {
  name: string
  arguments: Argument[]
  returnsSet: boolean
  returnsVoid: boolean
  /** The result has columns: a table's row type, or `returns table (...)`. */
  hasColumns: boolean
  /** The table whose rows are returned, if any; those rows can be embedded. */
  table: string | null
  /** `immutable` and `stable` functions may be called by GET. */
  isReadOnly: boolean
}

/** Metadata of the schema `public` for the data API; read once, after the migrations. */
export type Catalog = { tables: Map<string, Table>; keys: ForeignKey[]; routines: Routine[] }

const TABLES = `select c.relname as name,
  (select json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) from pg_attribute a
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
   join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
   where i.indrelid = c.oid and i.indisprimary), '[]') as key
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')`

const columnNames = (relation: string, numbers: string): string => `(select json_agg(a.attname order by x.place)
  from unnest(${numbers}) with ordinality as x (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = x.number)`

const FOREIGN_KEYS = `select k.conname as name, f.relname as from, t.relname as to,
  ${columnNames('k.conrelid', 'k.conkey')} as "fromColumns", ${columnNames('k.confrelid', 'k.confkey')} as "toColumns",
  exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
    and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ k.conkey) as unique
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`

const ROUTINES = `select p.proname as name, p.proretset as "returnsSet", p.prorettype = 'void'::regtype as "returnsVoid",
  t.typtype = 'c' or (t.typname = 'record' and 't' = any(coalesce(p.proargmodes, '{}'))) as "hasColumns",
  r.relname as table, p.provolatile <> 'v' as "isReadOnly",
  coalesce((select json_agg(json_build_object('name', coalesce(p.proargnames[x.place], ''), 'type', format_type(x.type, null),
    'isOptional', x.place > p.pronargs - p.pronargdefaults) order by x.place)
    from unnest(p.proargtypes::oid[]) with ordinality as x (type, place)), '[]') as arguments
  from pg_proc p join pg_type t on t.oid = p.prorettype left join pg_class r on r.oid = t.typrelid and t.typrelid <> 0
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`

type TableRow = { name: string; columns: [string, string][]; key: string[] }

async function read(query: Query): Promise<Catalog> {
  const tables = await query<TableRow>(TABLES)
  const named = tables.map(({ name, columns, key }): [string, Table] => [
    name,
    { name, columns: new Map(columns), key },
  ])
  return {
    tables: new Map(named),
    keys: await query<ForeignKey>(FOREIGN_KEYS),
    routines: await query<Routine>(ROUTINES),
  }
}

/** Reads tables, foreign keys and functions of `public`. */
export const readCatalog = (database: Database): Promise<Catalog> => database.transaction(read)
