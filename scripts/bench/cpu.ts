import { readFileSync } from 'node:fs'
import { descendantsOf } from '../launcher/descendants.ts'

/** Clock ticks a second on Linux. */
const TICKS = 100
/** Positions of user and system time after the command's name, which may contain spaces. */
const TIMES = [11, 12] as const

/** Processor seconds used so far by a process and its descendants. */
export async function cpuSeconds(pid: number): Promise<number> {
  const family = [pid, ...(await descendantsOf(pid))]
  return family.reduce((sum, one) => sum + ticksOf(one), 0) / TICKS
}

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return TIMES.reduce((sum, at) => sum + Number(fields[at]), 0)
  } catch {
    return 0
  }
}
