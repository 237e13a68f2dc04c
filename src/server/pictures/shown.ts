import { footballerById } from '#data/facts.ts'
import type { Drawing } from '#games/run-rules.ts'
import { pictureFor, type Picture } from './source.ts'

type Shown = { kind: Drawing['kind'] | 'kit'; id: string; picture: Picture }

/**
 * The picture of a past answer; for a footballer without a portrait the shirt of his last club that has one, null
 * without either.
 */
export async function shownFor({ kind, id }: Drawing): Promise<Shown | null> {
  const picture = await pictureFor(kind, id)
  if (picture) return { kind, id, picture }
  const career = kind === 'portrait' ? (footballerById(id)?.career ?? []) : []
  for (const { club } of career.toReversed()) {
    const kit = await pictureFor('kit', club)
    if (kit) return { kind: 'kit', id: club, picture: kit }
  }
  return null
}
