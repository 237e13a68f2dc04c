import { footballerById } from '#data/facts.ts'
import type { Drawing } from '#games/run-rules.ts'
import { pictureFor, type Picture } from './source.ts'

type Shown = { kind: Drawing['kind'] | 'kit'; id: string; picture: Picture }

/** The picture of a past answer; the shirt of his club for a footballer without a portrait, null without either. */
export async function shownFor({ kind, id }: Drawing): Promise<Shown | null> {
  const picture = await pictureFor(kind, id)
  if (picture) return { kind, id, picture }
  const club = kind === 'portrait' ? footballerById(id)?.club : undefined
  const kit = club ? await pictureFor('kit', club) : null
  return club && kit ? { kind: 'kit', id: club, picture: kit } : null
}
