type Bucket = { tokens: number; at: number }

/** Size cap; the least recently used bucket is evicted. */
const MAX_KEYS = 20_000

/** In-memory token buckets: each key holds up to `burst` tokens and regains `perSecond`. */
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

/** Multiplies every rate limit; benchmarks and load tests set RATE_LIMIT_FACTOR. */
export const limitFactor = (env: Readonly<Record<string, unknown>>): number => Number(env['RATE_LIMIT_FACTOR']) || 1

/** Messages per socket; more than any person sends. */
export const messageBuckets = (factor: number) => new Buckets(40 * factor, 20 * factor)
/** A page sends three pings on joining, to measure its clock offset. */
export const pingBuckets = (factor: number) => new Buckets(5 * factor, factor)
/** Handshakes per client network; the burst admits a school that reconnects after a power cut. */
export const handshakeBuckets = (factor: number) => new Buckets(120 * factor, factor)
