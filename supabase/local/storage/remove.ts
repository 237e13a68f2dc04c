import * as z from 'zod/mini'
import type { Database, Person } from '../db/database.ts'
import { json, type Answer, type Call } from '../http/messages.ts'
import { parseFields } from './fields.ts'
import type { Files } from './files.ts'
import type { ObjectRow } from './objects.ts'

const RemoveBody = z.object({ prefixes: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)) })

/** `DELETE /object/<bucket>` with names; returns the objects that this person could remove. */
export async function remove(
  services: { database: Database; files: Files },
  call: Call,
  person: Person,
  bucket: string,
): Promise<Answer> {
  const { prefixes } = parseFields(RemoveBody, call)
  const sql = 'delete from storage.objects where bucket_id = $1 and name = any($2) returning *'
  const gone = await services.database.as(person, (query) => query<ObjectRow>(sql, [bucket, prefixes]))
  for (const { version } of gone) await services.files.remove(version)
  return json(200, gone)
}
