import * as z from 'zod/mini'
import type { Database, Person } from '../db/database.ts'
import { json, type Answer, type Call } from '../http/messages.ts'
import { parseFields } from './fields.ts'
import type { ObjectRow } from './objects.ts'

const SORTABLE = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const

/** Defaults of the hosted service. */
const ListBody = z.object({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 100),
  offset: z._default(z.int().check(z.minimum(0)), 0),
  search: z._default(z.string(), ''),
  sortBy: z._default(
    z.object({ column: z._default(z.enum(SORTABLE), 'name'), order: z._default(z.enum(['asc', 'desc']), 'asc') }),
    { column: 'name', order: 'asc' },
  ),
})

type Entry = { name: string; id: string | null } & Record<Exclude<(typeof SORTABLE)[number], 'name'>, string | null> & {
    metadata: unknown
  }

function fileEntry(object: ObjectRow, name: string): Entry {
  const { id, metadata } = object
  const [updated_at, created_at, last_accessed_at] = [
    object.updated_at.toISOString(),
    object.created_at.toISOString(),
    object.last_accessed_at.toISOString(),
  ]
  return { name, id, updated_at, created_at, last_accessed_at, metadata }
}

const folderEntry = (name: string): Entry => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
})

/** Direct children of a folder: its files, and each subfolder once. */
function entries(objects: ObjectRow[], folder: string): Entry[] {
  const found = new Map<string, Entry>()
  for (const object of objects) {
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/')
    found.set(name, deeper.length === 0 ? fileEntry(object, name) : folderEntry(name))
  }
  return [...found.values()]
}

/** `POST /object/list/<bucket>` */
export async function list(database: Database, call: Call, person: Person, bucket: string): Promise<Answer> {
  const { prefix, limit, offset, search, sortBy } = parseFields(ListBody, call)
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const sql = 'select * from storage.objects where bucket_id = $1 and starts_with(name, $2) order by name'
  const objects = await database.as(person, (query) => query<ObjectRow>(sql, [bucket, folder]), 'read')
  const wanted = entries(objects, folder).filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const sign = sortBy.order === 'asc' ? 1 : -1
  const order = (one: Entry, other: Entry) => {
    const [first, second] = [one[sortBy.column] ?? '', other[sortBy.column] ?? '']
    return first < second ? -sign : first > second ? sign : 0
  }
  return json(200, wanted.sort(order).slice(offset, offset + limit))
}
