import * as z from 'zod/mini'
import type { Decided } from '#contracts/admin.ts'
import { HttpError } from '#server/http-error.ts'
import { call } from '#server/supabase.ts'
import type { Admin } from './guard.ts'

const Outcome = z.object({ id: z.uuid(), status: z.string(), changed: z.boolean(), file: z.nullish(z.string()) })
/** `file`: the stored picture of a submission. */
export type Outcome = z.infer<typeof Outcome>

const Id = z.uuid()

/** Parses the id in the address; `not-found` for anything that is no id. */
export function idOf({ id }: Record<string, string | undefined>): string {
  const parsed = Id.safeParse(id)
  if (!parsed.success) throw new HttpError('not-found')
  return parsed.data
}

/** Calls a deciding function, which also writes the audit log; null for nothing to decide. */
export const outcomeOf = (name: string, admin: Admin, values: Record<string, unknown>): Promise<Outcome | null> =>
  call(name, { by_admin: admin.id, ...values }, z.nullable(Outcome))

/** As `outcomeOf`, but throws `not-found`. */
export async function decide(name: string, admin: Admin, values: Record<string, unknown>): Promise<Outcome> {
  const outcome = await outcomeOf(name, admin, values)
  if (!outcome) throw new HttpError('not-found')
  return outcome
}

/** The answer to a decision; `already-decided` when another admin was faster. */
export function settled({ id, status, changed }: Outcome): Decided {
  if (!changed) throw new HttpError('already-decided')
  return { id, status }
}
