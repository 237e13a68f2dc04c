import type { ErrorCode } from '#contracts/errors.ts'
import { HttpError } from './http-error.ts'

/**
 * Reads the bytes of a body. Throws `tooLarge` above `maxBytes` without reading further, whatever length the headers
 * claim.
 */
export async function bodyBytes(
  { headers, body }: Request | Response,
  maxBytes: number,
  tooLarge: ErrorCode = 'too-large',
): Promise<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new HttpError(tooLarge)
  return bytesUpTo(body ?? [], maxBytes, tooLarge)
}

/** Reads a stream and counts its bytes; above `maxBytes` closes it and throws `tooLarge`. */
export async function bytesUpTo(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > maxBytes) throw new HttpError(tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
