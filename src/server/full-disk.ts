/** Longer than the interval of uptime checks. */
const RECENT_MS = 90_000

let refusedAt = -Infinity

/** Notes that a request was refused because the disk of the database is full. */
export const noteFullDisk = (): void => void (refusedAt = performance.now())

/** True for a while after this instance refused a request because of a full disk. */
export const wasDiskFull = (): boolean => performance.now() - refusedAt < RECENT_MS
