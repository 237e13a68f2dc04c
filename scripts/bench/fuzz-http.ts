// `npm run bench -- fuzz-http`: raw requests against a whole launch; no process may die.
import { descendantsOf } from '../launcher/descendants.ts'
import { CliError } from '../launcher/cli-error.ts'
import { askAll, rawRequests } from './raw-http.ts'
import { PORTS, SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const SEED = 20_261_122
const COUNT = 6000

export async function fuzzHttp(): Promise<void> {
  await withStack(async ({ pid }) => {
    const before = await descendantsOf(pid)
    const counts = await askAll(PORTS.site, rawRequests(SEED, COUNT))
    const after = new Set(await descendantsOf(pid))
    const lost = before.filter((process) => !after.has(process))
    const rows = [...counts].sort().map(([answer, count]) => [answer, String(count)])
    printTable(`${COUNT} raw requests, seed ${SEED}`, ['answer', 'requests'], rows)
    const { status } = await fetch(`${SITE}/api/health`)
    printTable(
      'Afterwards',
      ['what', 'is'],
      [
        ['processes lost', String(lost.length)],
        ['/api/health', String(status)],
      ],
    )
    if (lost.length > 0 || status !== 200) throw new CliError('The site did not survive the requests.')
  })
}
