// `npm run check`: facts, format, lint, types and the unit tests, side by side; the quick look before a commit.
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { CHECKS, tool, type Check } from './test/checks.ts'

/** One worker for many files is faster by a third; `npm test` gives each file a worker of its own. */
const UNIT_TESTS: Check = {
  name: 'unit tests',
  command: [tool('vitest'), 'run', 'tests/unit', '--reporter=dot', '--no-isolate'],
}

/** Runs one check and prints what it says as a whole, because others run beside it; answers whether it is right. */
async function holds({ name, command }: Check): Promise<boolean> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'close')])
  console.log(`\n--- ${name}: ${code === 0 ? 'good' : 'FAILED'}`)
  process.stdout.write(out)
  process.stderr.write(errors)
  return code === 0
}

/** The facts come first: types and tests read them. */
const [facts, ...others] = CHECKS
const good = (await holds(facts!)) && (await Promise.all([...others, UNIT_TESTS].map(holds))).every(Boolean)
console.log(good ? '\nAll good.' : '\nNot good yet.')
process.exitCode = good ? 0 : 1
