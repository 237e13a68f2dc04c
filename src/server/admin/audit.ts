import * as z from 'zod/mini'
import { AuditEntry, type AuditPage } from '#contracts/admin-desk.ts'
import { HttpError, type Exchange } from '#server/http.ts'
import { call } from '#server/supabase.ts'

const PAGE_SIZE = 30

const Query = z.strictObject({ cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/))) })

/** A page of the audit log, newest first. `cursor` is the id of the last row seen; anything else is `bad-request`. */
export async function auditPage({ request }: Exchange): Promise<AuditPage> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new HttpError('bad-request', z.prettifyError(query.error))
  const before = query.data.cursor ? Number(query.data.cursor) : null
  const found = await call('list_admin_actions', { before, size: PAGE_SIZE + 1 }, z.array(AuditEntry))
  const items = found.slice(0, PAGE_SIZE)
  return { items, next: found.length > PAGE_SIZE ? String(items.at(-1)!.id) : null }
}
