/** SQL state of PostgreSQL, and the code of the file system. */
const DISK_FULL = ['53100', 'ENOSPC']

/** True for a failure that ends by itself once the disk has space again. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_FULL.includes(String(error.code))
