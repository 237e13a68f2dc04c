// The football facts: `build`, and later commands in scripts/data/. Every npm script runs `build` first.
import { build } from './data/build.ts'

const COMMANDS: Record<string, () => Promise<void>> = {
  build: async () => {
    if (await build()) console.log('Built the facts from the sheets.')
  },
}

const command = COMMANDS[process.argv[2] ?? '']
if (!command) {
  console.error(`Usage: node scripts/data.ts ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(1)
}
await command()
