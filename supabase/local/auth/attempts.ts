/** Wrong passwords per address within the window; hosted counts 30 per caller, but here all callers come from one proxy. */
const MOST = 30
const WINDOW_MS = 5 * 60_000

/** More addresses are not remembered, the oldest are forgotten first. */
const ADDRESSES = 10_000

/** Counts wrong passwords, so that nobody tries them by the thousand, one after the other or at once. */
export function countAttempts(clock: () => Date) {
  const wrong = new Map<string, number[]>()
  const recent = (address: string): number[] =>
    (wrong.get(address) ?? []).filter((time) => clock().getTime() - time < WINDOW_MS)

  return {
    /** Counts a password as wrong before it is looked at; false when there were too many already. */
    take(address: string): boolean {
      const times = recent(address)
      if (times.length >= MOST) return false
      wrong.delete(address)
      wrong.set(address, [...times, clock().getTime()])
      const [oldest] = wrong.keys()
      if (wrong.size > ADDRESSES && oldest !== undefined) wrong.delete(oldest)
      return true
    },
    /** It was right. */
    giveBack(address: string): void {
      wrong.set(address, recent(address).slice(0, -1))
    },
  }
}
