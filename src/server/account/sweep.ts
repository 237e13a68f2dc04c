import * as z from 'zod/mini'
import { call } from '#server/supabase.ts'
import { removeFiles } from './files.ts'

/** Files per sweep; the rest waits for the next day. */
const MAX_FILES = 100

/**
 * Removes orphaned pictures: of accounts deleted directly in the backend, and of decided or withdrawn submissions whose
 * removal failed. Returns how many; throws `unavailable`.
 */
export async function sweepFiles(): Promise<number> {
  const orphans = await call('orphaned_files', { size: MAX_FILES }, z.array(z.string()))
  await removeFiles(orphans)
  return orphans.length
}
