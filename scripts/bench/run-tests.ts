import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CliError } from '../launcher/cli-error.ts'
import { PREPARATION } from '../test/checks.ts'
import { besideOthers } from '../test/steps.ts'

/** Runs Vitest with `args`, after what its tests read was generated; throws `complaint` when a test fails. */
export async function runTests(args: readonly string[], environment: NodeJS.ProcessEnv, complaint: string) {
  const prepared = await Promise.all(PREPARATION.map(besideOthers))
  if (prepared.some(({ failed }) => failed > 0)) throw new CliError('The tests could not be prepared.')
  const env = { ...process.env, ...environment }
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...args]
  const [code] = (await once(spawn(process.execPath, command, { env, stdio: 'inherit' }), 'exit')) as [number | null]
  if (code !== 0) throw new CliError(complaint)
}
