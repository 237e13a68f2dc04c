// `npm run bench`: all measurements, beside budgets and floors. `npm run bench -- NAME` runs one. Only this machine is
// addressed; every count is bounded.
import { spawnSync } from 'node:child_process'
import { preferWholeBrowser } from './launcher/browser.ts'
import { run, CliError } from './launcher/cli-error.ts'

await run(async () => {
  // Rebuilds the facts first, because benchmarks on outdated facts fail or measure puzzles that are no longer dealt.
  const { status } = spawnSync(process.execPath, ['scripts/data.ts', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  const { BENCHES } = await import('./bench/benches.ts')
  const name = process.argv[2] ?? BENCHES[0]!.name
  const bench = BENCHES.find((known) => known.name === name)
  if (!bench) {
    const list = BENCHES.map(({ name, measures }) => `  ${name.padEnd(14)}${measures}`).join('\n')
    throw new CliError(`There is no benchmark "${name}", only:\n${list}`)
  }
  preferWholeBrowser()
  await bench.run()
})
