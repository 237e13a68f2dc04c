import { existsSync, readFileSync } from 'node:fs'

/** False for a zombie process, too. */
export function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  if (existsSync('/proc/self')) return existsSync(stat) && !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'))
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
