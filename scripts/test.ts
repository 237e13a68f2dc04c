// `npm test`: runs everything, quickest checks first. Each check counts as one test; the last line is always `N passed,
// N failed`. Reports go to .cache/test.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireBrowser } from './launcher/browser.ts'
import { CHECKS, PREPARATION, tool } from './test/checks.ts'
import { playwrightCounts, vitestCounts } from './test/reports.ts'
import { besideOthers, check, suite, type Outcome } from './test/steps.ts'

const FOLDER = join('.cache', 'test')
const report = (name: string) => join(FOLDER, `${name}.json`)

function vitest(name: string, config: string): Promise<Outcome> {
  const file = report(config)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return suite(name, [tool('vitest'), 'run', '--config', config, ...reporters], () => vitestCounts(file))
}

const STEPS: readonly (() => Promise<Outcome | Outcome[]>)[] = [
  () => check('browser', requireBrowser),
  () => Promise.all(PREPARATION.map(besideOthers)),
  () => Promise.all(CHECKS.map(besideOthers)),
  // A build uses one core most of the time; the other suite uses what is left. Each line of their logs names its file.
  () =>
    Promise.all([
      vitest('unit, database, rooms, endpoints, backend', 'vitest.config.ts'),
      vitest('builds, budgets, launches', 'vitest.built.config.ts'),
    ]),
  () =>
    suite('end to end', [tool('playwright'), 'test'], () => playwrightCounts(report('end-to-end')), {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('end-to-end'),
    }),
]

async function guarded(step: (typeof STEPS)[number]): Promise<Outcome[]> {
  try {
    return [await step()].flat()
  } catch (error) {
    console.error(error)
    return [{ name: 'the test run itself', passed: 0, failed: 1, seconds: 0 }]
  }
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const outcomes: Outcome[] = []
for (const step of STEPS) outcomes.push(...(await guarded(step)))
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0)

// Repeats failures at the end, so that a truncated log still contains them.
for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) console.log(`\nFailed: ${failure}`)

console.log('')
for (const { name, passed, failed, secondTry, seconds } of outcomes) {
  const again = secondTry ? `, ${secondTry} of them at the second try (named above as flaky)` : ''
  const word = failed === 0 ? 'ok    ' : 'FAILED'
  console.log(`${word} ${name}: ${passed} passed, ${failed} failed${again} (${seconds.toFixed(1)} s)`)
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
