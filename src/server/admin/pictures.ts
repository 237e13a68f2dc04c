import * as z from 'zod/mini'
import type { ShownPicture, ShownPictures, TakeDown } from '#contracts/admin-desk.ts'
import { footballerById } from '#data/facts.ts'
import { HttpError } from '#server/http-error.ts'
import { call, DatabaseError, FOREIGN_KEY_VIOLATION } from '#server/supabase.ts'
import type { Admin } from './guard.ts'

const Row = z.object({
  player: z.string(),
  author: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  takenDown: z.nullable(z.enum(['replacement', 'everything'])),
})
type Row = z.infer<typeof Row>

/** Every picture that stands before a drawing, and who is hidden; by name. */
export async function shownPictures(): Promise<ShownPictures> {
  const items = (await rows()).map(shown)
  return { items: items.sort((one, other) => one.footballer.name.localeCompare(other.footballer.name)) }
}

/**
 * Hides pictures of a footballer, or (null) shows them again, and answers what stands there now. Throws
 * `unknown-player`, and `not-found` where there is no picture to hide or to show.
 */
export async function decidePicture(admin: Admin, footballer: string, { takenDown }: TakeDown): Promise<ShownPicture> {
  if (!footballerById(footballer)) throw new HttpError('unknown-player')
  const values = { by_admin: admin.id, footballer, what: takenDown }
  const done = await call('decide_picture', values, z.boolean()).catch((error: unknown) => {
    // Of the sheets of this build, but not yet published to the database.
    const unpublished = error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION
    throw unpublished ? new HttpError('unknown-player') : error
  })
  if (!done) throw new HttpError('not-found')
  const row = (await rows()).find(({ player }) => player === footballer)
  return shown(row ?? { player: footballer, author: null, licence: null, takenDown: null })
}

/** As they are at this moment: the games remember them for a while. */
const rows = () => call('list_player_pictures', {}, z.array(Row))

const shown = ({ player, author, licence, takenDown }: Row): ShownPicture => ({
  footballer: { id: player, name: footballerById(player)?.name ?? player },
  author,
  licence,
  takenDown,
})
