// `npm run check`: facts, format, lint, unused code, types and the quick unit tests, side by side; before a commit.
import { CHECKS, PREPARATION, tool, type Check } from './test/checks.ts'
import { besideOthers } from './test/steps.ts'

const UNIT_TESTS: Check = {
  name: 'unit tests',
  command: [tool('vitest'), 'run', '--project', 'unit', '--reporter=dot'],
}

const holds = async (check: Check) => (await besideOthers(check)).failed === 0
const hold = async (checks: readonly Check[]) => (await Promise.all(checks.map(holds))).every(Boolean)
const good = (await hold(PREPARATION)) && (await hold([UNIT_TESTS, ...CHECKS]))
console.log(good ? '\nAll good.' : '\nNot good yet.')
process.exitCode = good ? 0 : 1
