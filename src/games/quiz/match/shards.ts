import { CODE_LENGTH, CODE_LETTERS } from '#contracts/room-code.ts'

const OFFSET = 2166136261
const PRIME = 16777619
const FIRST_LETTERS = 'QQQQ'

/** More shards would need longer names. */
const MOST_SHARDS = CODE_LETTERS.length ** (CODE_LENGTH - FIRST_LETTERS.length)

/** A player's shard, 0 to `shards` - 1, by FNV-1a of the id. */
export function shardOf(player: string, shards: number): number {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(player)) hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0) % shards
}

/** Room of shard n: `QQQQCD` is the second. */
export const roomOfShard = (shard: number): string =>
  FIRST_LETTERS + CODE_LETTERS[Math.floor(shard / CODE_LETTERS.length)] + CODE_LETTERS[shard % CODE_LETTERS.length]

/** Shard of a room; null for any other room. */
export function shardOfRoom(room: string, shards: number): number | null {
  const shard = Array.from({ length: shards }, (_, at) => at).find((at) => roomOfShard(at) === room)
  return shard ?? null
}

/** Number of shards from the variable QUIZ_SHARDS; 1 unless it is a whole number. */
export function shardsIn(variable: unknown): number {
  const count = Number(variable ?? 1)
  return Number.isInteger(count) && count >= 1 && count <= MOST_SHARDS ? count : 1
}
