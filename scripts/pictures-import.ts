// `npm run pictures:import -- DIR manifest.csv [--write]`: imports pictures that replace drawn portraits. Without
// --write a dry run. docs/pictures-by-others.md describes the manifest.
import { parseArgs } from 'node:util'
import { CORRECTIONS_FOLDER, SHEETS_FOLDER } from './data/build.ts'
import { readCorrectedSheets } from './data/corrections.ts'
import { describeProblem } from './data/sheets.ts'
import { preparePictures } from './pictures/import/import.ts'
import { storePictures } from './pictures/import/store.ts'

const USAGE = 'Usage: npm run pictures:import -- DIR manifest.csv [--write]'

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const [folder, manifest, ...rest] = positionals
  if (!folder || !manifest || rest.length > 0) throw new Error(USAGE)
  const { players } = await readCorrectedSheets(SHEETS_FOLDER, CORRECTIONS_FOLDER)
  const footballers = new Set(players.map(({ id }) => id))
  const { pictures, problems } = await preparePictures({ folder, manifest, footballers })
  for (const problem of problems) console.error(describeProblem(problem))
  if (problems.length > 0) throw new Error(`Nothing was written; problems: ${problems.length}.`)
  console.log(`Sound pictures: ${pictures.length}.`)
  if (!values.write) return console.log('Nothing was written: add --write to store them.')
  const written = await storePictures(pictures)
  console.log(`${written} written, ${pictures.length - written} were there already.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
