/** Kits of pure rules that several games are made of. */
const KITS = '(match|duel|face|looks)/'

/** Lowest first: a file imports from its own line and the lines above it, by any kind of import. */
const LAYERS = [
  ['core', '^src/core/'],
  ['contracts', '^src/contracts/'],
  ['i18n', '^src/i18n/'],
  ['data', '^src/data/'],
  ['pictures', '^src/pictures/'],
  ['rules', `^src/games/((?!challenged)[^/]+\\.ts$|[^/]+/manifest\\.ts$|${KITS})`],
  ['search', '^src/search/'],
  ['stores', '^src/stores/'],
  ['ui', '^src/ui/'],
  ['overlays', '^src/overlays/'],
  ['play', '^src/play/'],
  ['games', `^src/games/(challenged\\.ts$|(?!${KITS})[^/]+/(?!manifest\\.ts$))`],
  ['islands', '^src/islands/'],
  ['static', '^src/(full-time|headlines|own-look|archive|consent|contact)/'],
  ['inline', '^src/inline/'],
  ['worker', '^src/worker/'],
  ['server', '^src/server/'],
  ['build', '^src/integrations/'],
  ['components', '^src/(components|layouts)/'],
  ['pages', '^src/pages/'],
  ['shells', '^(party|supabase|scripts)/'],
  ['tests', '^tests/'],
]

const upward = LAYERS.slice(0, -1).map(([name, path], at) => ({
  name: `no-upward-import-from-${name}`,
  severity: 'error',
  from: { path },
  to: { path: LAYERS.slice(at + 1).map(([, higher]) => higher) },
}))

/** Types count too. The whole table of layers, `.astro` files included, is in `tests/unit/architecture.test.ts`. */
export default {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }, ...upward],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
