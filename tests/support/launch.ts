import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descendantsOf } from '#scripts/launcher/descendants.ts'
import { spawnStack, type Spawned } from '#scripts/launcher/spawned.ts'
import { isRunning } from './processes.ts'
import { DATA_FOLDER, ENVIRONMENT, launchFlags } from './test-stack.ts'

/** `family`: process ids of the launcher and its descendants. */
export type Launch = Spawned & { family: () => Promise<number[]> }

/** Files copied from the first launch (built-stack.ts): the build's keys, and a database, which takes 3 s to make. */
const KEPT = ['keys.json', 'secrets.json', 'postgres', 'published.txt']

/** A data folder as after a first launch, without any play. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const name of KEPT) cpSync(join(DATA_FOLDER, name), join(folder, name), { recursive: true })
  return folder
}

export function launch(flags = launchFlags()): Launch {
  const stack = spawnStack(flags, ENVIRONMENT)
  return { ...stack, family: async () => [stack.pid, ...(await descendantsOf(stack.pid))] }
}

export const stillRunning = (pids: readonly number[]) => pids.filter(isRunning)
