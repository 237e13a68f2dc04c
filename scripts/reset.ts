// `npm run reset`: empties the data folder (accounts, results, rooms, mail) after a question; the keys and secrets stay,
// so that the build stays good. `--yes` answers the question, `--data DIR` names another folder.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readRunning } from './launcher/running.ts'
import { run, CliError } from './launcher/cli-error.ts'

const KEPT = ['secrets.json', 'keys.json']

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' }, data: { type: 'string' } } })
  const folder = resolve(values.data ?? process.env.DATA_DIR ?? '.data')
  if (!existsSync(folder)) return console.log(`${folder} is empty already.`)
  if (readRunning(folder)) throw new CliError('It is running: stop it first (Ctrl-C where it was started).')
  if (!values.yes && !(await agreed(folder))) return console.log('Nothing was removed.')
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true })
  }
  console.log(`Emptied ${folder}; keys and secrets stay.`)
}

async function agreed(folder: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Remove all accounts, results, rooms and mail in ${folder}? y/N `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

await run(main)
