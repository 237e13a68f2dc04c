import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

type Row = { pid: number; parent: number }

const execute = promisify(execFile)

/** Process ids of all descendants of `pid`; empty where the system does not provide them. */
export async function descendantsOf(pid: number): Promise<number[]> {
  return below(pid, process.platform === 'linux' ? await fromProc() : await fromPs())
}

function below(pid: number, rows: readonly Row[]): number[] {
  return rows.filter((row) => row.parent === pid).flatMap((row) => [row.pid, ...below(row.pid, rows)])
}

/** Small Linux images lack `ps`. */
async function fromProc(): Promise<Row[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // "pid (name) state parent ...": the name may contain spaces and brackets.
  return stats.flatMap((stat) => {
    const found = /^(\d+) \(.*\) \S (\d+) /s.exec(stat)
    return found ? [{ pid: Number(found[1]), parent: Number(found[2]) }] : []
  })
}

async function fromPs(): Promise<Row[]> {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }))
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)$/gm)].map((row) => ({ pid: Number(row[1]), parent: Number(row[2]) }))
}
