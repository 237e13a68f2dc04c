import * as z from 'zod/mini'
import { HttpError, type Exchange } from '#server/http.ts'
import { call } from '#server/supabase.ts'

const PAGE_SIZE = 20

/**
 * A page of a review queue, from the database function `list`. The query has a `status` of `statuses` (default: the
 * first) and the `cursor` of the page before; anything else is `bad-request`.
 */
export async function queueOf<Page extends z.ZodMiniType>(
  { request }: Exchange,
  list: string,
  statuses: readonly string[],
  page: Page,
): Promise<z.output<Page>> {
  const Query = z.strictObject({ status: z._default(z.enum(statuses), statuses[0]!), cursor: z.optional(z.uuid()) })
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new HttpError('bad-request', z.prettifyError(query.error))
  const { status, cursor = null } = query.data
  return call(list, { with_status: status, after: cursor, size: PAGE_SIZE }, page)
}
