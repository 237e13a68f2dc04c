/**
 * Runs one tab at a time. Browsers without the Web Locks API run at once: everything under a lock is also safe to
 * repeat.
 */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(`eleven:${name}`, work) : work()
}
