/** Requests or messages of a run: rate per second, and times in ms. */
export type Figures = { perSecond: number; p50: number; p99: number; failed: number }

/** `milliseconds` of every success, `seconds` from the first to the last. */
export function figuresOf(milliseconds: readonly number[], seconds: number, failed = 0): Figures {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}
