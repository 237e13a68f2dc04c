// `npm run bench`: all measurements, beside budgets and floors. `npm run bench -- NAME` runs one. Only this machine is
// addressed; every count is bounded.
import { BENCHES } from './bench/benches.ts'
import { preferWholeBrowser } from './launcher/browser.ts'
import { run, Sentence } from './launcher/sentence.ts'

await run(async () => {
  const name = process.argv[2] ?? BENCHES[0]!.name
  const bench = BENCHES.find((known) => known.name === name)
  if (!bench) {
    const list = BENCHES.map(({ name, measures }) => `  ${name.padEnd(14)}${measures}`).join('\n')
    throw new Sentence(`There is no benchmark "${name}", only:\n${list}`)
  }
  preferWholeBrowser()
  await bench.run()
})
