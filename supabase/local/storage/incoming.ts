import { createHash } from 'node:crypto'
import { header, type Call } from '../http/messages.ts'
import { StorageError } from './errors.ts'
import type { BucketRow, Metadata } from './objects.ts'

export type Incoming = { bytes: Buffer; type: string; cacheControl: string }

const UNKNOWN_TYPE = 'application/octet-stream'

async function formOf(call: Call, type: string): Promise<FormData> {
  const message = new Response(new Uint8Array(call.body), { headers: { 'content-type': type } })
  return message.formData().catch(() => {
    throw new StorageError(400, 'InvalidRequest', 'InvalidRequest', 'The form cannot be read')
  })
}

async function fromForm(call: Call, type: string): Promise<Incoming> {
  const form = await formOf(call, type)
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw new StorageError(400, 'InvalidRequest', 'InvalidRequest', 'The form has no file')
  const seconds = Number(form.get('cacheControl') ?? Number.NaN)
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    type: file.type || UNKNOWN_TYPE,
    cacheControl: Number.isInteger(seconds) && seconds >= 0 ? `max-age=${seconds}` : 'no-cache',
  }
}

/** Reads a file from a form, or from a raw body. */
export async function incomingFile(call: Call): Promise<Incoming> {
  const type = header(call, 'content-type') ?? UNKNOWN_TYPE
  if (type.startsWith('multipart/form-data')) return fromForm(call, type)
  const asked = header(call, 'cache-control') ?? ''
  const cacheControl = /^max-age=\d{1,9}$/.test(asked) ? asked : 'no-cache'
  return { bytes: call.body, type: type.split(';')[0]?.trim() ?? UNKNOWN_TYPE, cacheControl }
}

const isAllowed = (type: string, pattern: string): boolean =>
  pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))

/** Throws when a file exceeds its bucket's size limit or allowed types. */
export function requireAccepted({ bytes, type }: Incoming, bucket: BucketRow): void {
  if (bucket.file_size_limit !== null && bytes.length > bucket.file_size_limit) {
    throw new StorageError(413, 'EntityTooLarge', 'Payload too large', 'The object exceeded the maximum allowed size')
  }
  const types = bucket.allowed_mime_types ?? []
  if (types.length > 0 && !types.some((pattern) => isAllowed(type, pattern))) {
    throw new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${type} is not supported`)
  }
}

/** Metadata stored beside the bytes, with the hosted service's names. */
export function metadataOf({ bytes, type, cacheControl }: Incoming, now: Date): Metadata {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl,
    lastModified: now.toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  }
}
