import * as z from 'zod/mini'
import { call } from '#server/supabase.ts'
import { removeFiles } from './files.ts'

/** Files of one sweep: what is left waits for the next day's. */
const MOST = 100

/**
 * Removes stored pictures that nobody needs: of accounts that deleted themselves without the site, of submissions that
 * were decided or withdrawn while the storage did not answer. Answers how many; throws `unavailable`.
 */
export async function sweepFiles(): Promise<number> {
  const orphans = await call('orphaned_files', { size: MOST }, z.array(z.string()))
  await removeFiles(orphans)
  return orphans.length
}
