type Bucket = { tokens: number; at: number }

/** So many keys at most; the one that was quiet longest gives way. */
const MAX_KEYS = 20_000

/** Token buckets in memory, one a key: `burst` at once, then `perSecond` more. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>()
  private readonly burst: number
  private readonly perSecond: number

  constructor(burst: number, perSecond: number) {
    this.burst = burst
    this.perSecond = perSecond
  }

  /** False when the bucket of `key` is empty at `now` (ms since 1970). */
  take(key: string, now: number): boolean {
    const { tokens, at } = this.buckets.get(key) ?? { tokens: this.burst, at: now }
    const filled = Math.min(this.burst, tokens + (Math.max(0, now - at) / 1000) * this.perSecond)
    const taken = filled >= 1
    this.forget(key)
    this.buckets.set(key, { tokens: taken ? filled - 1 : filled, at: now })
    if (this.buckets.size > MAX_KEYS) this.forget(this.buckets.keys().next().value!)
    return taken
  }

  forget(key: string) {
    this.buckets.delete(key)
  }
}

/** RATE_LIMIT_FACTOR widens every limit, for benchmarks and load tests. */
export const limitFactor = (env: Readonly<Record<string, unknown>>): number => Number(env['RATE_LIMIT_FACTOR']) || 1

/** Nobody plays faster than this. */
export const messageBuckets = (factor: number) => new Buckets(40 * factor, 20 * factor)
/** A page measures the room's clock with three pings when it joins. */
export const pingBuckets = (factor: number) => new Buckets(5 * factor, factor)
/** Handshakes of one line: a school that comes back after a power cut is let in. */
export const handshakeBuckets = (factor: number) => new Buckets(120 * factor, factor)
