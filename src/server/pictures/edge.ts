import { log } from '#server/log.ts'
import { afterAnswer, edgePurge } from '#server/vercel-request.ts'
import { REMEMBER_MS } from './rows.ts'

/** Lifetime at the edge: limits the effect of a failed purge, or of a picture rendered from outdated rows. */
const EDGE_SECONDS = 3600
/** Delay of the second purge: outlives cached rows and the rendering of a request that has just read them. */
const SECOND_PURGE_MS = REMEMBER_MS + 4000

/** Tag of every portrait, for a purge by hand. */
const ALL = 'portraits'
const tagOf = (footballer: string) => `portrait-${footballer}`

/** Headers that let the edge cache a portrait; none where a take-down could not purge it. */
export const edgeCaching = (footballer: string): Record<string, string> =>
  edgePurge()
    ? {
        'vercel-cdn-cache-control': `max-age=${EDGE_SECONDS}`,
        'vercel-cache-tag': [tagOf(footballer), ALL].join(','),
      }
    : {}

/** Purges a footballer's portraits from the edge at once, and again when no server caches the old rows any more. */
export async function purgePortrait(footballer: string): Promise<void> {
  const purge = edgePurge()
  if (!purge) return
  const once = () => purge([tagOf(footballer)]).catch((error: unknown) => log.error(error))
  await once()
  afterAnswer(new Promise((resolve) => setTimeout(resolve, SECOND_PURGE_MS)).then(once))
}
