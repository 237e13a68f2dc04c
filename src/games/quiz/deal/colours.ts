const CHANNELS = [1, 3, 5] as const
/** RGB distance beyond which two colours have different names. */
const FAR = 140

const distance = (one: string, other: string): number =>
  Math.hypot(
    ...CHANNELS.map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  )

/** Compares two `#RRGGBB` colours. */
export const areFarApart = (one: string, other: string): boolean => distance(one, other) >= FAR

/** True when two shirts cannot be confused: their first or their second colours are far apart. */
export const areOtherKits = (one: readonly [string, string], other: readonly [string, string]): boolean =>
  areFarApart(one[0], other[0]) || areFarApart(one[1], other[1])
