const OFFSET = 2166136261
const PRIME = 16777619

/** Which of `shards` shards somebody plays in, from 0: always the same one (FNV-1a). */
export function shardOf(player: string, shards: number): number {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(player)) hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0) % shards
}
