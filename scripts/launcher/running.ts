import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendAccess } from './environment.ts'
import { writePrivate } from './data-folder.ts'

/** The embedded backend running on a data folder, for `backend:env` and other scripts. */
export type Running = BackendAccess & { inboxUrl: string; launcher: number }

const fileOf = (dataFolder: string) => join(dataFolder, 'running.json')

export const noteRunning = (dataFolder: string, running: Running) => writePrivate(fileOf(dataFolder), running)

/** One of two simultaneous starts fails; the other's note stays. */
export function forgetRunning(dataFolder: string): void {
  if (readRunning(dataFolder)?.launcher === process.pid) rmSync(fileOf(dataFolder), { force: true })
}

/** Null when nothing runs there, also after a killed launch. */
export function readRunning(dataFolder: string): Running | null {
  const file = fileOf(dataFolder)
  if (!existsSync(file)) return null
  const running = parsed(readFileSync(file, 'utf8'))
  return running && isAlive(running.launcher) ? running : null
}

/** Null for a truncated note. */
function parsed(text: string): Running | null {
  try {
    return JSON.parse(text) as Running
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
