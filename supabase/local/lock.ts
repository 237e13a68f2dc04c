import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The data directory belongs to a process that is still running. */
export class LockedError extends Error {}

/** Killed, and only waiting for its parent to notice: it holds nothing any more. */
const GONE = ['Z', 'X']

/**
 * When a process began, in clock ticks since boot: tells it from a later one with the same number. Null when it is
 * gone; empty where there is no /proc to ask.
 */
async function beginningOf(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may itself hold spaces; behind it stand the state (field 3) and the beginning (field 22).
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
  // Moved before it is removed: of two processes that found the same dead owner, the second moves nothing or our live lock,
  // which it puts back.
  const aside = `${lock}.${randomUUID()}`
  await rename(lock, aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => owner)) !== owner) await link(aside, lock).catch(() => undefined)
  await rm(aside, { force: true })
}

/**
 * Keeps every other process off a data directory; answers the function that gives it free. The lock of a process that is gone
 * is taken over. Throws LockedError.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'backend.lock')
  const mine = `${lock}.${process.pid}.${randomUUID()}`
  await writeFile(mine, `${process.pid} ${await beginningOf(process.pid)}`, { mode: 0o600 })
  try {
    // A link either appears with its content or not at all.
    await link(mine, lock).catch(async () => {
      await refuseIfHeld(lock, dataDir)
      await link(mine, lock)
    })
  } finally {
    await rm(mine, { force: true })
  }
  return () => rm(lock, { force: true })
}
