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
    // Whatever somebody uploaded: it is shown as what it says it is, and runs nothing.
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

/** An object of a public bucket, for anybody who knows its address. */
export async function publicDownload(services: Services, call: Call, path: string): Promise<Answer> {
  const place = placeOf(path)
  const object = await services.database.transaction(async (query) => {
    const bucket = await bucketNamed(query, place.bucket)
    return bucket?.public ? objectAt(query, place) : undefined
  })
  return send(services, call, object)
}

/** An object that the policies let this person see. */
export async function download(services: Services, call: Call, person: Person, path: string): Promise<Answer> {
  const place = placeOf(path)
  return send(services, call, await services.database.as(person, (query) => objectAt(query, place), 'read'))
}

/** What is known of an object, without its bytes. */
export async function objectInfo(services: Services, person: Person, path: string): Promise<Answer> {
  const place = placeOf(path)
  const object = await services.database.as(person, (query) => objectAt(query, place), 'read')
  if (!object) throw objectNotFound()
  const { id, name, version, bucket_id, created_at, updated_at: last_modified } = object
  const { size, mimetype: content_type, cacheControl: cache_control, eTag: etag } = object.metadata
  const kept = { size, content_type, cache_control, etag }
  return json(200, { id, name, version, bucket_id, ...kept, created_at, last_modified, metadata: {} })
}
