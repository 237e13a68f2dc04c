// `npm run check`: facts, format, lint, unused code, types and the quick unit tests, side by side; before a commit.
import { CHECKS, tool, type Check } from './test/checks.ts'
import { besideOthers } from './test/steps.ts'

const UNIT_TESTS: Check = {
  name: 'unit tests',
  command: [tool('vitest'), 'run', '--project', 'unit', '--reporter=dot'],
}

/** The facts come first: types and tests read them. */
const [facts, ...others] = CHECKS
const holds = async (check: Check) => (await besideOthers(check)).failed === 0
const good = (await holds(facts!)) && (await Promise.all([...others, UNIT_TESTS].map(holds))).every(Boolean)
console.log(good ? '\nAll good.' : '\nNot good yet.')
process.exitCode = good ? 0 : 1
