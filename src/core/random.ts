/** A seed fixes every random choice of a round, so that a server can replay it. Unsigned 32 bits. */
export type Seed = number

/** A cryptographically random seed. */
export const newSeed = (): Seed => crypto.getRandomValues(new Uint32Array(1))[0]!

/** Numbers in [0, 1). */
export type Random = () => number

const SEED_BYTES = 16
/** Rounds until every bit of the seed affects every number. */
const WARM_UP = 15

/** Mulberry32: small and fast; suitable for shuffling, not for secrets. */
export function randomFrom(seed: Seed): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Sfc32 from at least 16 secret bytes, such as an HMAC: its state cannot be recovered by trying every seed, unlike the
 * 32 bits of `randomFrom`. Throws a RangeError for fewer bytes.
 */
export function randomFromBytes(bytes: Uint8Array): Random {
  if (bytes.length < SEED_BYTES) throw new RangeError(`a seed of ${SEED_BYTES} bytes is needed`)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  let [a, b, c, count] = [0, 4, 8, 12].map((at) => view.getUint32(at)) as [number, number, number, number]
  const next = () => {
    const sum = (a + b + count) >>> 0
    count = (count + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0
    return sum / 2 ** 32
  }
  for (let round = 0; round < WARM_UP; round++) next()
  return next
}

/** A random item; throws a RangeError for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[Math.floor(random() * items.length)]!
}

/** Fisher-Yates on a copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const deck = [...items]
  for (let last = deck.length - 1; last > 0; last--) {
    const drawn = Math.floor(random() * (last + 1))
    ;[deck[last], deck[drawn]] = [deck[drawn]!, deck[last]!]
  }
  return deck
}
