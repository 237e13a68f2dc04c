import type { Database, Person } from '../db/database.ts'
import { empty, header, json, type Answer, type Call } from '../http/messages.ts'
import { objectNotFound } from './errors.ts'
import type { Files } from './files.ts'
import { bucketNamed, objectAt, placeOf, type ObjectRow } from './objects.ts'

type Services = { database: Database; files: Files }

function headersOf(call: Call, object: ObjectRow): Record<string, string> {
  const { mimetype, cacheControl, eTag } = object.metadata
  const headers: Record<string, string> = {
    'content-type': mimetype,
    'cache-control': cacheControl,
    etag: eTag,
    'last-modified': object.updated_at.toUTCString(),
    // Uploads are served with their declared type and cannot run scripts.
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  const asked = call.query.get('download')
  if (asked === null) return headers
  const name = asked === '' ? (object.name.split('/').at(-1) ?? '') : asked
  return { ...headers, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
}

async function send(services: Services, call: Call, object: ObjectRow | undefined): Promise<Answer> {
  if (!object) throw objectNotFound()
  const headers = headersOf(call, object)
  if (header(call, 'if-none-match') === object.metadata.eTag) return empty(304, headers)
  return { status: 200, headers, body: await services.files.read(object.version) }
}

/** Serves an object of a public bucket to anyone. */
export async function publicDownload(services: Services, call: Call, path: string): Promise<Answer> {
  const place = placeOf(path)
  const object = await services.database.transaction(async (query) => {
    const bucket = await bucketNamed(query, place.bucket)
    return bucket?.public ? objectAt(query, place) : undefined
  })
  return send(services, call, object)
}

/** Serves an object that row level security lets this person read. */
export async function download(services: Services, call: Call, person: Person, path: string): Promise<Answer> {
  const place = placeOf(path)
  return send(services, call, await services.database.as(person, (query) => objectAt(query, place), 'read'))
}

/** Metadata of an object, without its bytes. */
export async function objectInfo(services: Services, person: Person, path: string): Promise<Answer> {
  const place = placeOf(path)
  const object = await services.database.as(person, (query) => objectAt(query, place), 'read')
  if (!object) throw objectNotFound()
  const { id, name, version, bucket_id, created_at, updated_at: last_modified } = object
  const { size, mimetype: content_type, cacheControl: cache_control, eTag: etag } = object.metadata
  const kept = { size, content_type, cache_control, etag }
  return json(200, { id, name, version, bucket_id, ...kept, created_at, last_modified, metadata: {} })
}
