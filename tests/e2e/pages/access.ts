import { resolve } from 'node:path'
import { readRunning } from '#scripts/launcher/running.ts'
import { DATA_FOLDER } from '#tests/support/test-stack.ts'

/** The backend of the stack under test. */
export function access() {
  const running = readRunning(resolve(DATA_FOLDER))
  if (!running) throw new Error('no backend runs on the data of the tests')
  return running
}
