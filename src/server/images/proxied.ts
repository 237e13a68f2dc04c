import { ttlCached } from '#server/ttl-cache.ts'
import { isProxiedHost } from '#server/photos.ts'
import { asWebp } from './encode.ts'
import { fetchImage } from './fetch-image.ts'

/** Cached because many visitors see the same leaderboard pictures. */
const CACHE_MS = 600_000

/**
 * Fetches an allow-listed picture as WebP, no side longer than `size` pixels. Throws what `fetchImage` and `asWebp`
 * throw.
 */
export const proxiedImage = (link: string, size: number): Promise<Uint8Array> => painted(JSON.stringify([link, size]))

const painted = ttlCached(CACHE_MS, async (key) => {
  const [link, size] = JSON.parse(key) as [string, number]
  const { bytes } = await fetchImage(link, { hosts: isProxiedHost })
  return asWebp(bytes, { size, fit: 'inside' })
})
