import { log } from '#server/log.ts'
import { afterAnswer, edgePurge } from '#server/vercel-request.ts'
import { REMEMBER_MS } from './rows.ts'

/** A purge that failed, or a picture rendered from rows that were about to change, ends with this time. */
const EDGE_SECONDS = 3600
/** For a request that has just read the old rows: their age and the time of rendering. */
const AGAIN_MS = REMEMBER_MS + 4000

/** Tag of every portrait, for a purge by hand. */
const ALL = 'portraits'
const tagOf = (footballer: string) => `portrait-${footballer}`

/** Headers that let the edge keep a portrait, only where a take-down can delete it there. */
export const edgeCaching = (footballer: string): Record<string, string> =>
  edgePurge()
    ? {
        'vercel-cdn-cache-control': `max-age=${EDGE_SECONDS}`,
        'vercel-cache-tag': [tagOf(footballer), ALL].join(','),
      }
    : {}

/** Deletes a footballer's portraits from the edge, at once and again when no server remembers the old rows. */
export async function purgePortrait(footballer: string): Promise<void> {
  const purge = edgePurge()
  if (!purge) return
  const once = () => purge([tagOf(footballer)]).catch((error: unknown) => log.error(error))
  await once()
  afterAnswer(new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(once))
}
