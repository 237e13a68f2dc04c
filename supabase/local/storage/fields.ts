import type * as z from 'zod/mini'
import type { Call } from '../http/messages.ts'
import { parseJson } from '../http/parse-json.ts'
import { StorageError } from './errors.ts'

function jsonOf(call: Call): unknown {
  try {
    return parseJson(call.body)
  } catch {
    throw new StorageError(400, 'InvalidRequest', 'InvalidRequest', 'The body is not JSON')
  }
}

/** Parses the JSON body of a call by its schema. */
export function parseFields<Schema extends z.ZodMiniType>(schema: Schema, call: Call): z.output<Schema> {
  const result = schema.safeParse(jsonOf(call))
  if (result.success) return result.data
  throw new StorageError(
    400,
    'InvalidRequest',
    'InvalidRequest',
    `body/${result.error.issues[0]?.path.join('/') ?? ''} is not valid`,
  )
}
