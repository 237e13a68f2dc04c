const CHANNELS = [1, 3, 5] as const
/** So far apart in red, green and blue that nobody calls them by one name. */
const FAR = 140

const distance = (one: string, other: string): number =>
  Math.hypot(
    ...CHANNELS.map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
  )

/** Of two `#RRGGBB`. */
export const areFarApart = (one: string, other: string): boolean => distance(one, other) >= FAR

/** Whether two shirts cannot be taken for each other: their first or their second colours are far apart. */
export const areOtherKits = (one: readonly [string, string], other: readonly [string, string]): boolean =>
  areFarApart(one[0], other[0]) || areFarApart(one[1], other[1])
