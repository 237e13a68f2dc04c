/** A share of so many plays. */
export type Share = { plays: number; rate: number }

/** Below this number of plays a share is mostly chance. */
const LEAST_PLAYS = 50
/** Smallest difference that an editor should look at. */
const LEAST_DIFFERENCE = 0.15
/** Standard errors beyond which chance is no explanation: 3 in 1,000 for a fair coin. */
const STANDARD_ERRORS = 3

/** All plays together; null without one. */
export function pooled(shares: readonly Share[]): Share | null {
  const plays = shares.reduce((sum, share) => sum + share.plays, 0)
  return plays === 0 ? null : { plays, rate: shares.reduce((sum, share) => sum + share.plays * share.rate, 0) / plays }
}

/** Which shares differ from all others together by more than chance and by enough to matter. */
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
