import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendAccess } from './environment.ts'
import { writePrivate } from './data-folder.ts'

/** The embedded backend that runs on a data folder, for `backend:env` and other scripts. */
export type Running = BackendAccess & { inboxUrl: string; launcher: number }

const fileOf = (dataFolder: string) => join(dataFolder, 'running.json')

export const noteRunning = (dataFolder: string, running: Running) => writePrivate(fileOf(dataFolder), running)

export const forgetRunning = (dataFolder: string) => rmSync(fileOf(dataFolder), { force: true })

/** Null when nothing runs there, also when a launch was killed before it could say goodbye. */
export function readRunning(dataFolder: string): Running | null {
  const file = fileOf(dataFolder)
  if (!existsSync(file)) return null
  const running = JSON.parse(readFileSync(file, 'utf8')) as Running
  return isAlive(running.launcher) ? running : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
