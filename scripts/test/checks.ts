import { realpathSync } from 'node:fs'

/** The JavaScript file behind a command of node_modules. */
export const tool = (name: string) => realpathSync(`node_modules/.bin/${name}`)

/** A pass-or-fail check: a file that Node runs, with its arguments. */
export type Check = { name: string; command: [string, ...string[]] }

const CACHE = '.cache'

/** Checks shared by `npm run check` and `npm test`; unchanged files are cached. */
export const CHECKS: readonly Check[] = [
  { name: 'facts built', command: ['scripts/data.ts', 'build'] },
  { name: 'facts valid', command: ['scripts/data.ts', 'check'] },
  {
    name: 'format',
    command: [
      tool('prettier'),
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier`],
      ...['--check', '--log-level', 'warn', '.'],
    ],
  },
  {
    name: 'lint',
    command: [
      tool('eslint'),
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint`],
      '.',
    ],
  },
  {
    name: 'imports',
    command: [
      tool('depcruise'),
      ...['--config', 'dependency-cruiser.config.js', '--output-type', 'err', '--cache', `${CACHE}/imports`],
      ...['src', 'party', 'scripts', 'supabase', 'tests'],
    ],
  },
  { name: 'unused code', command: [tool('knip'), '--cache', '--cache-location', `${CACHE}/knip`] },
  {
    name: 'types',
    command: [tool('astro'), 'check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
  },
]
