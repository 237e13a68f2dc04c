import type * as z from 'zod/mini'
import { parsedQuery, type Exchange } from '#server/http.ts'
import { call } from '#server/supabase.ts'

const PAGE_SIZE = 20

type Query = { status: string; cursor?: string | undefined }

/** A page of a review queue, from the database function `list`. `cursor` is that of the page before. */
export async function queueOf<Page extends z.ZodMiniType>(
  { request }: Exchange,
  list: string,
  { query, answer }: { query: z.ZodMiniType<Query>; answer: Page },
): Promise<z.output<Page>> {
  const { status, cursor = null } = parsedQuery(query, request)
  return call(list, { with_status: status, after: cursor, size: PAGE_SIZE }, answer)
}
