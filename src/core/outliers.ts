/** A rate and the number of plays behind it. */
export type Share = { plays: number; rate: number }

/** Below this number of plays a share is mostly chance. */
const LEAST_PLAYS = 50
/** Smallest difference of rates that is worth an editor's review. */
const LEAST_DIFFERENCE = 0.15
/** Standard errors of an outlier; chance alone exceeds them in 3 of 1,000 cases. */
const STANDARD_ERRORS = 3

/** Combines all shares into one; null without plays. */
export function pooled(shares: readonly Share[]): Share | null {
  const plays = shares.reduce((sum, share) => sum + share.plays, 0)
  return plays === 0 ? null : { plays, rate: shares.reduce((sum, share) => sum + share.plays * share.rate, 0) / plays }
}

/** Marks the shares that differ from all others combined by more than chance and by enough to matter. */
export function outliersOf(shares: readonly Share[]): boolean[] {
  return shares.map((share, at) => {
    const others = pooled(shares.filter((_, other) => other !== at))
    if (!others || share.plays < LEAST_PLAYS || others.plays < LEAST_PLAYS) return false
    const difference = Math.abs(share.rate - others.rate)
    const both = pooled([share, others])!
    const error = Math.sqrt(both.rate * (1 - both.rate) * (1 / share.plays + 1 / others.plays))
    return difference >= LEAST_DIFFERENCE && difference > STANDARD_ERRORS * error
  })
}
