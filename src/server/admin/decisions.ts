import * as z from 'zod/mini'
import type { Decided } from '#contracts/admin.ts'
import { HttpError } from '#server/http-error.ts'
import { call } from '#server/supabase.ts'
import type { Admin } from './guard.ts'

const Outcome = z.object({ id: z.uuid(), status: z.string(), changed: z.boolean(), file: z.nullish(z.string()) })
/** `file` is the stored picture of a submission. */
export type Outcome = z.infer<typeof Outcome>

const Id = z.uuid()

/** The id in the address, or `not-found`: what is no id cannot be there. */
export function idOf({ id }: Record<string, string | undefined>): string {
  const parsed = Id.safeParse(id)
  if (!parsed.success) throw new HttpError('not-found')
  return parsed.data
}

/** Calls a function that decides and writes down who did; throws `not-found` for what is not there. */
export async function decide(name: string, admin: Admin, values: Record<string, unknown>): Promise<Outcome> {
  const outcome = await call(name, { by_admin: admin.id, ...values }, z.nullable(Outcome))
  if (!outcome) throw new HttpError('not-found')
  return outcome
}

/** The answer to a decision; `already-decided` when somebody was faster. */
export function settled({ id, status, changed }: Outcome): Decided {
  if (!changed) throw new HttpError('already-decided')
  return { id, status }
}
