import { randomUUID } from 'node:crypto'
import type { Database, Person, Query } from '../db/database.ts'
import { header, json, type Answer, type Call } from '../http/messages.ts'
import { bucketNotFound, objectNotFound } from './errors.ts'
import type { Files } from './files.ts'
import { incomingFile, metadataOf, requireAccepted } from './incoming.ts'
import { bucketNamed, objectAt, placeOf, type Metadata, type Place } from './objects.ts'

type Written = { id: string; place: Place; version: string; metadata: Metadata; owner: unknown }

const MERGE = ` on conflict (bucket_id, name) do update
  set metadata = excluded.metadata, version = excluded.version, updated_at = now()`

async function insert(query: Query, written: Written, isUpsert: boolean): Promise<void> {
  const { id, place, version, metadata, owner } = written
  // Without RETURNING, because a policy may allow inserting without reading.
  await query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, version)
     values ($1, $2, $3, $4::uuid, $4::text, $5, $6)${isUpsert ? MERGE : ''}`,
    [id, place.bucket, place.name, owner ?? null, JSON.stringify(metadata), version],
  )
}

async function replace(query: Query, { place, version, metadata }: Written): Promise<void> {
  const rows = await query(
    `update storage.objects set metadata = $3, version = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning id`,
    [place.bucket, place.name, JSON.stringify(metadata), version],
  )
  if (rows.length === 0) throw objectNotFound()
}

/** `POST` (new, or with `x-upsert` over an old one) and `PUT` (over an old one) `/object/<bucket>/<name>`. */
export async function upload(
  services: { database: Database; files: Files },
  call: Call,
  person: Person,
  path: string,
): Promise<Answer> {
  const { database, files } = services
  const place = placeOf(path)
  const [bucket, before] = await database.transaction(async (query) => [
    await bucketNamed(query, place.bucket),
    await objectAt(query, place),
  ])
  if (!bucket) throw bucketNotFound()
  const incoming = await incomingFile(call)
  requireAccepted(incoming, bucket)
  const metadata = metadataOf(incoming, new Date())
  const written = { id: randomUUID(), place, version: randomUUID(), metadata, owner: person.claims['sub'] }
  const isUpsert = header(call, 'x-upsert') === 'true'
  // Writes bytes first, so that a row never names a missing file.
  await files.write(written.version, incoming.bytes)
  try {
    await database.as(person, (query) =>
      call.method === 'PUT' ? replace(query, written) : insert(query, written, isUpsert),
    )
  } catch (error) {
    await files.remove(written.version)
    throw error
  }
  if (before) await files.remove(before.version)
  return json(200, { Id: before?.id ?? written.id, Key: `${place.bucket}/${place.name}` })
}
