/** A seed fixes every random choice of a round, so a server can replay it. Unsigned 32 bits. */
export type Seed = number

/** Numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: small, fast, good enough for shuffling cards, not for secrets. */
export function randomFrom(seed: Seed): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of the items; throws a RangeError when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[Math.floor(random() * items.length)]!
}

/** Fisher-Yates on a copy; the input is left alone. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const deck = [...items]
  for (let last = deck.length - 1; last > 0; last--) {
    const drawn = Math.floor(random() * (last + 1))
    ;[deck[last], deck[drawn]] = [deck[drawn]!, deck[last]!]
  }
  return deck
}
