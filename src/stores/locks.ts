/**
 * One tab at a time. Browsers without the Web Locks API just go ahead: everything done under a lock here is also safe
 * to do twice.
 */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(`eleven:${name}`, work) : work()
}
