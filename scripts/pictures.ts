// Pictures: `sheet portraits | crests | kits | leagues | stadiums` writes contact sheets to look at, `near` lists the
// drawings that are most alike, `measure` the weight and time of every step, `thirds` writes whose thirds can be told from
// everybody else's. docs/pictures.md explains them.
import { measure } from './pictures/measure.ts'
import { near } from './pictures/near.ts'
import { isSheet, SHEETS, writeSheet } from './pictures/sheets.ts'
import { writeThirds } from './pictures/thirds.ts'

const USAGE = `Usage: node scripts/pictures.ts sheet ${SHEETS.join(' | ')} [--small]
       node scripts/pictures.ts near | measure | thirds`

const [command, name = '', option] = process.argv.slice(2)

if (command === 'sheet' && isSheet(name))
  console.log(`Wrote ${(await writeSheet(name, option === '--small')).join(', ')}.`)
else if (command === 'near') for (const line of await near()) console.log(line)
else if (command === 'measure') for (const line of await measure()) console.log(line)
else if (command === 'thirds') console.log(`Wrote ${await writeThirds()}.`)
else {
  console.error(USAGE)
  process.exitCode = 1
}
