/**
 * Runs `work` in one tab at a time. Browsers without the Web Locks API run it at once, because all such work is
 * idempotent.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(`eleven:${name}`, work) : work()
}
