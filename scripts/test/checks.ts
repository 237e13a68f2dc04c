import { realpathSync } from 'node:fs'

/** The JavaScript file behind a command of node_modules. */
export const tool = (name: string) => realpathSync(`node_modules/.bin/${name}`)

/** What `npm run check` and `npm test` have in common: right or wrong as a whole. */
export const CHECKS: readonly { name: string; command: [string, ...string[]] }[] = [
  { name: 'facts built', command: ['scripts/data.ts', 'build'] },
  { name: 'facts valid', command: ['scripts/data.ts', 'check'] },
  { name: 'format', command: [tool('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [tool('eslint'), '.'] },
  {
    name: 'types',
    command: [tool('astro'), 'check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
  },
]
