import { existsSync, readFileSync } from 'node:fs'

/** False also for a process that has ended and waits to be noticed by its parent. */
export function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  if (existsSync('/proc/self')) return existsSync(stat) && !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'))
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
