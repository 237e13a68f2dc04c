import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The data directory belongs to a process that is still running. */
export class LockedError extends Error {}

/** Process states of a killed process that only waits for its parent; it holds nothing. */
const GONE = ['Z', 'X']

/**
 * Start time of a process in clock ticks since boot, which distinguishes it from a later process with the same id. Null
 * when it is gone; empty without /proc.
 */
async function beginningOf(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may contain spaces; after it follow the state (field 3) and the start time (field 22).
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return GONE.includes(fields[0]!) ? null : (fields[19] ?? '')
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isHeld(owner: string): Promise<boolean> {
  const [pid = '', beginning = ''] = owner.split(' ')
  if (!/^\d+$/.test(pid) || !exists(Number(pid))) return false
  return (await beginningOf(Number(pid))) === beginning
}

async function refuseIfHeld(lock: string, dataDir: string): Promise<void> {
  const owner = await readFile(lock, 'utf8').catch(() => '')
  if (await isHeld(owner)) {
    const pid = owner.split(' ')[0]
    throw new LockedError(`The data directory ${dataDir} is in use by process ${pid}; stop it or choose another one`)
  }
  // Renamed before removal: when two processes find the same dead owner, the second renames nothing, or a live lock,
  // which it puts back.
  const aside = `${lock}.${randomUUID()}`
  await rename(lock, aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => owner)) !== owner) await link(aside, lock).catch(() => undefined)
  await rm(aside, { force: true })
}

/**
 * Locks a data directory against other processes and returns the release function. Takes over the lock of a dead
 * process. Throws LockedError.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'backend.lock')
  const mine = `${lock}.${process.pid}.${randomUUID()}`
  try {
    await writeFile(mine, `${process.pid} ${await beginningOf(process.pid)}`, { mode: 0o600 })
    // A hard link appears complete or not at all.
    await link(mine, lock).catch(async () => {
      await refuseIfHeld(lock, dataDir)
      await link(mine, lock)
    })
  } finally {
    await rm(mine, { force: true })
  }
  await removeLeftovers(dataDir)
  return () => rm(lock, { force: true })
}

/** Files beside the lock of processes that died, or found the disk full, while they were locking. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((file) => file.startsWith('backend.lock.'))) {
    const file = join(dataDir, name)
    if (!(await isHeld(await readFile(file, 'utf8').catch(() => '')))) await rm(file, { force: true })
  }
}
