import * as z from 'zod/mini'
import { call } from '#server/supabase.ts'
import { removeFiles } from './files.ts'

/** Files per sweep; the rest waits for the next day. */
const MOST = 100

/**
 * Removes orphaned pictures: of accounts deleted without the site, and of decided or withdrawn submissions whose
 * removal failed. Returns how many; throws `unavailable`.
 */
export async function sweepFiles(): Promise<number> {
  const orphans = await call('orphaned_files', { size: MOST }, z.array(z.string()))
  await removeFiles(orphans)
  return orphans.length
}
