import * as z from 'zod/mini'
import { AuditEntry, type AuditPage } from '#contracts/admin-desk.ts'
import { ROUTES } from '#contracts/routes.ts'
import { parsedQuery, type Exchange } from '#server/http.ts'
import { call } from '#server/supabase.ts'

const PAGE_SIZE = 30

/** A page of the audit log, newest first. `cursor` is the id of the last row seen; anything else is `bad-request`. */
export async function auditPage({ request }: Exchange): Promise<AuditPage> {
  const { cursor } = parsedQuery(ROUTES['GET /api/admin/audit'].query, request)
  const before = cursor ? Number(cursor) : null
  const found = await call('list_admin_actions', { before, size: PAGE_SIZE + 1 }, z.array(AuditEntry))
  const items = found.slice(0, PAGE_SIZE)
  return { items, next: found.length > PAGE_SIZE ? String(items.at(-1)!.id) : null }
}
