import { ratioOf } from '#data/pools.ts'

/**
 * Log error of the reference player's estimate of two figures, fitted to his expected runs (7 % end at once, median 5,
 * a tenth longer than 11).
 */
const SPREAD = 0.7

/** Share of the grounds known by name that are known by their place alone. */
export const PINNED = 0.75

/** Probability that the reference player orders two figures correctly. */
export const sureOf = (one: number, other: number): number => orders(ratioOf(one, other), SPREAD)

/** Probability of ordering two figures of a ratio correctly with a log error of `spread`. */
export const orders = (ratio: number, spread: number): number => (spread === 0 ? 1 : normal(Math.log(ratio) / spread))

/**
 * Exact distribution of run lengths until the first wrong answer; `sure`: the chance of each answer, a list per run.
 */
export function lengthsOf(runs: readonly (readonly number[])[]): {
  share: (length: number) => number
  at: (part: number) => number
} {
  const shares: number[] = []
  for (const sure of runs) {
    let alive = 1
    sure.forEach((chance, length) => {
      shares[length] = (shares[length] ?? 0) + (alive * (1 - chance)) / runs.length
      alive *= chance
    })
    shares[sure.length] = (shares[sure.length] ?? 0) + alive / runs.length
  }
  const share = (length: number) => shares[length] ?? 0
  /** Quantile of the run lengths. */
  function at(part: number): number {
    let sum = 0
    return shares.findIndex((_, length) => (sum += share(length)) >= part)
  }
  return { share, at }
}

/** Cumulative normal distribution (Abramowitz and Stegun 7.1.26, seven digits). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const half = (1 - poly * Math.exp(-x * x)) / 2
  return z >= 0 ? 0.5 + half : 0.5 - half
}
