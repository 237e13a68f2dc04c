import { createClient } from '@supabase/supabase-js'
import type { PictureRow } from './import.ts'

/**
 * Updates the table `player_pictures` to these pictures, all or none, and returns the number written; idempotent.
 * Throws a sentence when the environment names no backend or the backend refuses.
 */
export async function storePictures(pictures: readonly PictureRow[]): Promise<number> {
  const url = process.env['PUBLIC_SUPABASE_URL']
  const secretKey = process.env['SUPABASE_SECRET_KEY']
  if (!url || !secretKey) throw new Error('--write needs PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY')
  const supabase = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await supabase.rpc('fill_player_pictures', { pictures })
  if (error) throw new Error(`nothing was written, the database says: ${error.message}`)
  return Number(data)
}
