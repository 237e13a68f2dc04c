import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descendantsOf } from '#scripts/launcher/descendants.ts'
import { spawnStack, type Spawned } from '#scripts/launcher/spawned.ts'
import { isRunning } from './processes.ts'
import { DATA_FOLDER, ENVIRONMENT, launchFlags } from './test-stack.ts'

/** `family`: the launcher and its descendants. */
export type Launch = Spawned & { family: () => Promise<number[]> }

/** A data folder with the keys of the build. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const name of ['keys.json', 'secrets.json']) cpSync(join(DATA_FOLDER, name), join(folder, name))
  return folder
}

export function launch(flags = launchFlags()): Launch {
  const stack = spawnStack(flags, ENVIRONMENT)
  return { ...stack, family: async () => [stack.pid, ...(await descendantsOf(stack.pid))] }
}

export const stillRunning = (pids: readonly number[]) => pids.filter(isRunning)
