import { realpathSync } from 'node:fs'

/** The JavaScript file behind a command of node_modules. */
export const tool = (name: string) => realpathSync(`node_modules/.bin/${name}`)

/** A pass-or-fail check: a file that Node runs, with its arguments. */
export type Check = { name: string; command: [string, ...string[]] }

const CACHE = '.cache'

/** Generated files that checks and tests read; made in parallel, before them. */
export const PREPARATION: readonly Check[] = [
  { name: 'facts built', command: ['scripts/data.ts', 'build'] },
  { name: 'types of Astro generated', command: [tool('astro'), 'sync'] },
]

/** Checks shared by `npm run check` and `npm test`, longest first; unchanged files are cached. */
export const CHECKS: readonly Check[] = [
  {
    name: 'lint',
    command: [
      tool('eslint'),
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint`],
      '.',
    ],
  },
  {
    // The native compiler takes a third of the time. Lint and Astro need the API of the other one.
    name: 'types',
    command: [
      'node_modules/typescript-native/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/types.tsbuildinfo`,
    ],
  },
  {
    // Checks .astro files only (tsconfig.astro.json): `tsc` checks the others and caches.
    name: 'types of pages',
    command: [
      tool('astro'),
      ...['check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
      ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
    ],
  },
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
    name: 'imports',
    command: [
      tool('depcruise'),
      ...['--config', 'dependency-cruiser.config.js', '--output-type', 'err', '--cache', `${CACHE}/imports`],
      ...['src', 'party', 'scripts', 'supabase', 'tests'],
    ],
  },
  { name: 'unused code', command: [tool('knip'), '--cache', '--cache-location', `${CACHE}/knip`] },
]
