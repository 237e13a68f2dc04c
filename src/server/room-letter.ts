import * as z from 'zod/mini'
import { isSignedResult } from '#contracts/room-results.ts'
import { bodyBytes } from './body-bytes.ts'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'
import { jsonOf, MAX_BODY_BYTES } from './json-body.ts'

/**
 * Parses a room's signed message. Throws `unauthorised` when the signature is missing, wrong or too old, and
 * `bad-request`.
 */
export async function signedByRoom<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await bodyBytes(request, MAX_BODY_BYTES)
  const signed = new TextDecoder().decode(bytes)
  if (!(await isSignedResult(request.headers, signed, required('ROOM_RESULT_SECRET'), Date.now()))) {
    throw new HttpError('unauthorised', 'The signature is not of a room, or too old')
  }
  const result = schema.safeParse(jsonOf(bytes))
  if (!result.success) throw new HttpError('bad-request', z.prettifyError(result.error))
  return result.data
}
