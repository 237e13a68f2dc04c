import * as z from 'zod/mini'
import type { ShownPicture, ShownPictures, TakeDown } from '#contracts/admin-desk.ts'
import { footballerById } from '#data/facts.ts'
import { HttpError } from '#server/http-error.ts'
import { purgePortrait } from '#server/pictures/edge.ts'
import { call, DatabaseError, FOREIGN_KEY_VIOLATION } from '#server/supabase.ts'
import type { Admin } from './guard.ts'

const Row = z.object({
  player: z.string(),
  author: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  takenDown: z.nullable(z.enum(['replacement', 'everything'])),
})
type Row = z.infer<typeof Row>

/** All pictures that replace a drawing, and all hidden footballers; by name. */
export async function shownPictures(): Promise<ShownPictures> {
  const items = (await rows()).map(shown)
  return { items: items.sort((one, other) => one.footballer.name.localeCompare(other.footballer.name)) }
}

/**
 * Hides a footballer's pictures, or (null) shows them again, and returns the current state. Throws `unknown-player`,
 * and `not-found` where there is no picture to hide or to show.
 */
export async function decidePicture(admin: Admin, footballer: string, { takenDown }: TakeDown): Promise<ShownPicture> {
  if (!footballerById(footballer)) throw new HttpError('unknown-player')
  const values = { by_admin: admin.id, footballer, what: takenDown }
  const done = await call('decide_picture', values, z.boolean()).catch((error: unknown) => {
    // In the sheets of this build but not published to the database yet.
    const unpublished = error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION
    throw unpublished ? new HttpError('unknown-player') : error
  })
  if (!done) throw new HttpError('not-found')
  await purgePortrait(footballer)
  const row = (await rows()).find(({ player }) => player === footballer)
  return shown(row ?? { player: footballer, author: null, licence: null, takenDown: null })
}

/** Read uncached: the games cache these rows for a while. */
const rows = () => call('list_player_pictures', {}, z.array(Row))

const shown = ({ player, author, licence, takenDown }: Row): ShownPicture => ({
  footballer: { id: player, name: footballerById(player)?.name ?? player },
  author,
  licence,
  takenDown,
})
