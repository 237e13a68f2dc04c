import type { Query } from '../db/database.ts'
import { StorageError } from './errors.ts'

export type Metadata = {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export type ObjectRow = {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  version: string
  metadata: Metadata
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

export type BucketRow = {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

/** Address of an object: its bucket and its name within it. */
export type Place = { bucket: string; name: string }

const SAFE_NAME = /^[\w/!.*'() &$@=;:+,?-]+$/

/**
 * Parses `bucket/folder/file.png`. Throws for names with empty, `.` or `..` parts, or characters that the hosted
 * service refuses.
 */
export function placeOf(path: string): Place {
  const [bucket = '', ...parts] = path.split('/').map(decodeURIComponent)
  const name = parts.join('/')
  const hasOddPart = name.split('/').some((part) => part === '' || part === '.' || part === '..')
  if (hasOddPart || name.length > 1024 || !SAFE_NAME.test(name)) {
    throw new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${name}`)
  }
  return { bucket, name }
}

/** Finds an object that the caller may read. */
export async function objectAt(query: Query, { bucket, name }: Place): Promise<ObjectRow | undefined> {
  const sql = 'select * from storage.objects where bucket_id = $1 and name = $2'
  return (await query<ObjectRow>(sql, [bucket, name]))[0]
}

export async function bucketNamed(query: Query, id: string): Promise<BucketRow | undefined> {
  const sql = 'select id, public, file_size_limit::float8, allowed_mime_types from storage.buckets where id = $1'
  return (await query<BucketRow>(sql, [id]))[0]
}
