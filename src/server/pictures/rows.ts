import * as z from 'zod/mini'
import { ttlCached } from '#server/ttl-cache.ts'
import { call } from '#server/supabase.ts'

/** A row of `player_pictures` without its bytes; author, licence and source are null for a row that only hides. */
const Row = z.object({
  player: z.string(),
  author: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  source: z.nullable(z.string()),
  takenDown: z.nullable(z.enum(['replacement', 'everything'])),
  version: z.string(),
})
export type PictureRow = z.infer<typeof Row>

/** A take-down shows everywhere after this time: pages revalidate portraits or ask for another version. */
export const REMEMBER_MS = 1000
const BYTES_MS = 60_000

const read = ttlCached(REMEMBER_MS, async () => {
  const rows = await call('list_player_pictures', {}, z.array(Row))
  return new Map(rows.map((row) => [row.player, row]))
})

let last: ReadonlyMap<string, PictureRow> | null = null

/**
 * The rows of all footballers by id, at most a second old; the last known ones while the database is down. Throws when
 * they were never read, because take-downs are unknown then.
 */
export async function pictureRows(): Promise<ReadonlyMap<string, PictureRow>> {
  try {
    last = await read('')
    return last
  } catch (error) {
    if (last) return last
    throw error
  }
}

const bytes = ttlCached(BYTES_MS, async (key) => {
  const player = key.split(' ')[0]!
  const base64 = await call('read_player_picture', { footballer: player }, z.nullable(z.string()))
  return base64 === null ? null : Buffer.from(base64, 'base64')
})

/** The WebP of a row; null when it was taken down meanwhile. */
export const rowBytes = ({ player, version }: PictureRow): Promise<Uint8Array | null> => bytes(`${player} ${version}`)
