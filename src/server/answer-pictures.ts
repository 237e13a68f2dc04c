import * as z from 'zod/mini'
import { isOverEverywhere, toIsoDate, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { SharedResult } from '#core/share-code.ts'
import type { PictureKind } from '#pictures/index.ts'
import { required } from './env.ts'
import { rendered } from './pictures/render.ts'
import { pictureFor } from './pictures/source.ts'
import { databaseFailure, serviceClient } from './supabase.ts'
import { ttlCached } from './ttl-cache.ts'

/** Games whose puzzles name what was asked by a picture of it; the others have pairs or criteria. */
const KINDS: Partial<Record<GameId, PictureKind>> = {
  wordle: 'portrait',
  age: 'portrait',
  pixels: 'portrait',
  split: 'portrait',
  'career-path': 'portrait',
  blur: 'crest',
  stadiums: 'ground',
}

const MOST = 12
const KEPT_MS = 600_000

const Row = z.nullable(z.object({ used: z.array(z.string()) }))

/** True for a result whose card may show the answers: a game of pictures, on a day that is over everywhere. */
export const showsAnswers = (result: SharedResult, now: number): boolean =>
  result.kind === 'game' && result.game in KINDS && isOverEverywhere(result.day, now)

/**
 * Pictures of what a shared daily asked, as data addresses. Empty for a day that was never drawn, without what is taken
 * down. Call it for `showsAnswers` only: it reads the answers.
 */
export async function answerPictures({ game, day }: SharedResult & { kind: 'game' }): Promise<string[]> {
  const kind = KINDS[game]!
  const asked = await askedOn(`${required('PUBLIC_SUPABASE_URL')} ${game} ${day}`, game, day)
  const pictures = await Promise.all(
    asked.map(async (id) => {
      const picture = await pictureFor(kind, id)
      return picture && rendered({ kind, id, format: 'png' }, picture)
    }),
  )
  return pictures.flatMap((bytes) => (bytes ? [`data:image/png;base64,${bytes.toString('base64')}`] : []))
}

/** Ids of what the puzzle of a day asked. */
const askedOn = ttlCached(KEPT_MS, async (_: string, game: GameId, day: Day): Promise<string[]> => {
  const puzzles = serviceClient().from('puzzles').select('used')
  const { data, error } = await puzzles
    .match({ game, mode: 'today', date: toIsoDate(day) })
    .is('voided_at', null)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return Row.parse(data)?.used.slice(0, MOST) ?? []
})
