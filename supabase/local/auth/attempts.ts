/** Wrong passwords per key within the window before further attempts are slowed down. */
const MAX_FAST = 30
const WINDOW_MS = 5 * 60_000

/** Slow attempts per key that may wait; more are refused. */
const MAX_WAITING = 3

/** Size cap; the least recently used keys are evicted. */
const MAX_KEYS = 10_000

/** Counts per key (address, or device of an account): hosted counts per caller, but here all callers share one proxy. */
export type Attempts = ReturnType<typeof limitAttempts>

/**
 * Limits guesses at passwords without locking the owner out: after MAX_FAST wrong ones, attempts of a key run one at a
 * time with `slowMs` before each.
 */
export function limitAttempts(clock: () => Date, slowMs: number) {
  const wrong = new Map<string, number[]>()
  const lanes = new Map<string, { last: Promise<void>; waiting: number }>()
  const recent = (key: string): number[] =>
    (wrong.get(key) ?? []).filter((time) => clock().getTime() - time < WINDOW_MS).slice(-MAX_FAST)

  function count(key: string): boolean {
    const times = recent(key)
    wrong.delete(key)
    wrong.set(key, [...times, clock().getTime()])
    const [oldest] = wrong.keys()
    if (wrong.size > MAX_KEYS && oldest !== undefined) wrong.delete(oldest)
    return times.length < MAX_FAST
  }

  async function waitInLane(key: string): Promise<boolean> {
    const lane = lanes.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (lane.waiting >= MAX_WAITING) return false
    const turn = lane.last.then(() => new Promise<void>((resolve) => setTimeout(resolve, slowMs)))
    lanes.set(key, { last: turn, waiting: lane.waiting + 1 })
    await turn
    const { last, waiting } = lanes.get(key)!
    if (waiting === 1) lanes.delete(key)
    else lanes.set(key, { last, waiting: waiting - 1 })
    return true
  }

  return {
    /** Counts an attempt as wrong and resolves when it may be checked; false when too many wait. */
    admit: async (key: string): Promise<boolean> => count(key) || waitInLane(key),
    /** Wrong attempts within the window, without the one that is being made. */
    before: (key: string): number => Math.max(0, recent(key).length - 1),
    /** Uncounts an attempt whose password was right. */
    succeed(key: string): void {
      wrong.set(key, recent(key).slice(0, -1))
    },
  }
}
