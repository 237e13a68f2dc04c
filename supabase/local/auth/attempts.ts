/** Wrong passwords per address within the window; hosted counts 30 per caller, but here all callers come from one proxy. */
const MOST = 30
const WINDOW_MS = 5 * 60_000

/** More addresses are not remembered, the oldest are forgotten first. */
const ADDRESSES = 10_000

/** Counts wrong passwords, so that nobody tries them by the thousand. */
export function countAttempts(clock: () => Date) {
  const wrong = new Map<string, number[]>()
  const recent = (address: string): number[] =>
    (wrong.get(address) ?? []).filter((time) => clock().getTime() - time < WINDOW_MS)

  return {
    isExhausted: (address: string): boolean => recent(address).length >= MOST,
    fail(address: string): void {
      const times = [...recent(address), clock().getTime()]
      wrong.delete(address)
      wrong.set(address, times)
      const [oldest] = wrong.keys()
      if (wrong.size > ADDRESSES && oldest !== undefined) wrong.delete(oldest)
    },
  }
}
