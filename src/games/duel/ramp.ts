import { LEAST_RATIO, ratioOf } from '#data/pools/values.ts'

const FIRST_RATIO = 2.2
const NARROWING = 0.93
const WIDTH = 1.6

/** Ratio allowed between the two of a question: at least 2.2 for the first question, 1.12 for late ones. */
export function windowOf(at: number): { least: number; most: number } {
  const least = Math.max(LEAST_RATIO, FIRST_RATIO * NARROWING ** at)
  return { least, most: least * WIDTH }
}

/** True when two figures fit the question `at`, counted from 0. */
export function fits(at: number, one: number, other: number): boolean {
  const { least, most } = windowOf(at)
  const ratio = ratioOf(one, other)
  return ratio >= least && ratio <= most
}
