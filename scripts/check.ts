// `npm run check`: facts, format, lint, types and the unit tests; the quick look before a commit.
import { CHECKS, tool } from './test/checks.ts'
import { check } from './test/steps.ts'

const outcomes = [
  ...CHECKS.map(({ name, command }) => check(name, command)),
  check('unit tests', [tool('vitest'), 'run', 'tests/unit']),
]
const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll good.')
process.exitCode = failed.length > 0 ? 1 : 0
