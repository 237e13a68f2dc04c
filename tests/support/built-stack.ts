import { spawnSync } from 'node:child_process'
import { launch } from './launch.ts'
import { DATA_FOLDER } from './test-stack.ts'

/** One launch before all tests of builds and launches; it leaves the build with its keys. */
export default async function build(): Promise<void> {
  spawnSync(process.execPath, ['scripts/reset.ts', '--yes', '--data', DATA_FOLDER])
  const stack = launch()
  await stack.ready
  stack.process.kill('SIGTERM')
  await stack.ended
}
