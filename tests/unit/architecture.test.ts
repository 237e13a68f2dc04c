import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, ROOT } from '#tests/support/imports.ts'

const CORE = 'src/core/'
const CONTRACTS = 'src/contracts/'
const WORDS = ['src/i18n/date.ts', 'src/i18n/format.ts', 'src/i18n/locales.ts']
/** Rules that all games share. */
const RULES = [
  'src/games/engine.ts',
  'src/games/outcome.ts',
  'src/games/catalogue.ts',
  'src/games/honour-table.ts',
  'src/games/honours.ts',
]
const STORES = 'src/stores/'
const SEARCH = 'src/search/'
const REACT = [
  'npm:react',
  'npm:react-dom',
  'npm:@nanostores/react',
  'npm:lucide-react',
  'npm:@radix-ui/react-toast',
  'npm:@dnd-kit/core',
]
const BROWSER = [CORE, CONTRACTS, STORES, SEARCH, 'src/ui/', 'src/play/', 'src/i18n/', ...RULES, ...REACT]

/** Rendered at build time. */
const STATIC = [
  CORE,
  'src/i18n/',
  'src/assets/',
  'src/games/catalogue.ts',
  'src/games/listings.ts',
  'src/games/*/view/',
  'src/play/game.ts',
  'npm:astro:content',
]
const ENDPOINTS = [
  CORE,
  CONTRACTS,
  'src/games/catalogue.ts',
  'src/pictures/',
  'src/server/',
  'npm:astro',
  'npm:zod/mini',
]

/** Folder -> allowed imports; the first match applies. `npm:` stands for packages, `node:` for Node's own modules. */
const LAYERS: [folder: string, mayImport: string[]][] = [
  ['src/core/', [CORE]],
  ['src/contracts/', [CORE, CONTRACTS, 'npm:zod/mini']],
  ['src/games/engine.ts', [CORE]],
  ['src/games/outcome.ts', [CORE]],
  ['src/games/honour-table.ts', [CORE]],
  ['src/games/honours.ts', [CORE, CONTRACTS, ...RULES]],
  ['src/games/catalogue.ts', [CORE, 'src/games/manifest.ts', 'src/games/*/manifest.ts']],
  ['src/games/*/manifest.ts', [CORE, 'src/games/manifest.ts']],
  ['src/games/listings.ts', [CORE, 'src/games/manifest.ts', 'src/games/*/manifest.ts']],
  ['src/games/challenge-rules.ts', [CORE, 'npm:zod/mini']],
  ['src/games/run-picture.ts', ['src/pictures/index.ts']],
  ['src/games/run-rules.ts', [CORE, CONTRACTS, 'src/games/*.ts', 'npm:zod/mini']],
  [
    'src/games/*/rules/',
    [
      CORE,
      'src/data/types.ts',
      'src/games/*.ts',
      'src/games/*/rules/',
      'src/games/duel/',
      'src/games/face/',
      'src/games/looks/',
      'src/games/match/',
      'npm:zod/mini',
    ],
  ],
  ['src/games/*/deal/challenge.ts', [CORE, CONTRACTS, 'src/games/', 'src/data/', 'npm:zod/mini']],
  ['src/games/*/server.ts', [CORE, CONTRACTS, 'src/games/', 'src/data/', 'src/pictures/ladder.ts', 'npm:zod/mini']],
  // Pools of answers and their sizes, for server and build only.
  ['src/games/*/deal/roster.ts', [CORE, 'src/games/', 'src/data/', 'src/pictures/index.ts', 'src/pictures/thirds.ts']],
  [
    'src/games/*/view/',
    [
      ...BROWSER,
      'src/games/',
      'src/overlays/',
      'npm:partysocket',
      'npm:nanostores',
      'npm:zod/mini',
      'src/data/generated/',
      'src/data/types.ts',
    ],
  ],
  [
    'src/games/*/match/',
    [
      ...BROWSER,
      'src/games/',
      'src/overlays/',
      'src/data/generated/',
      'src/data/types.ts',
      'src/data/trust.ts',
      'npm:partysocket',
      'npm:nanostores',
      'npm:zod/mini',
    ],
  ],
  ['src/games/', [...BROWSER, 'src/games/', 'src/data/', 'npm:partysocket', 'npm:nanostores', 'npm:zod/mini']],
  ['src/data/', [CORE, 'src/data/', 'node:']],
  ['src/search/', [CORE, CONTRACTS, SEARCH, 'src/data/types.ts', 'npm:zod/mini']],
  ['src/i18n/', [CORE, 'src/i18n/']],
  [
    'src/pictures/',
    [CORE, 'src/data/types.ts', 'src/data/facts.ts', 'src/data/records.ts', 'src/pictures/', 'npm:sharp'],
  ],
  ['src/inline/integration.ts', ['node:', 'npm:astro', 'npm:vite']],
  [
    'src/integrations/',
    ['node:', 'npm:astro', 'npm:vite', 'src/server/', 'src/i18n/locales.ts', 'src/core/', 'src/games/catalogue.ts'],
  ],
  // Not loaded by any page.
  [
    'src/worker/',
    [
      CORE,
      'src/worker/',
      'src/i18n/locales.ts',
      'npm:workbox-core',
      'npm:workbox-expiration',
      'npm:workbox-precaching',
      'npm:workbox-routing',
      'npm:workbox-strategies',
    ],
  ],
  [
    'src/inline/on-demand.ts',
    [
      'src/islands/',
      'src/full-time/',
      'src/headlines/',
      'src/own-look/',
      'src/consent/',
      'src/contact/',
      'src/stores/',
      'src/inline/apply-display.ts',
      'src/inline/bench.ts',
    ],
  ],
  // Without React, because static pages load it.
  ['src/consent/', [...WORDS, 'src/i18n/messages/', 'src/consent/', 'src/stores/session-cookie.ts']],
  [
    'src/contact/',
    [
      ...WORDS,
      'src/contact/',
      'src/i18n/messages/',
      'src/contracts/contact-fields.ts',
      'src/core/fold.ts',
      'src/data/generated/',
      'src/search/search.ts',
      'src/stores/open-pack.ts',
    ],
  ],
  ['src/inline/island.ts', ['src/overlays/page-build.ts']],
  ['src/inline/archive.ts', ['src/inline/', 'src/archive/']],
  [
    'src/full-time/',
    [
      CORE,
      CONTRACTS,
      ...WORDS,
      'src/i18n/messages/',
      'src/games/catalogue.ts',
      'src/stores/page-progress.ts',
      'src/stores/counted.ts',
      'src/own-look/',
      'src/headlines/',
      'src/full-time/',
    ],
  ],
  [
    'src/headlines/',
    [
      CORE,
      ...WORDS,
      'src/i18n/ordinal.ts',
      'src/i18n/messages/',
      'src/stores/page-progress.ts',
      'src/stores/own-league.ts',
      'src/headlines/',
    ],
  ],
  ['src/own-look/', [CORE, ...WORDS, 'src/i18n/messages/', 'src/stores/page-progress.ts', 'src/own-look/']],
  [
    'src/inline/',
    [
      CORE,
      'src/inline/',
      ...WORDS,
      'src/contracts/boards.ts',
      'src/stores/page-progress.ts',
      'src/ui/came-from-here.ts',
    ],
  ],
  [
    'src/stores/',
    [
      CORE,
      CONTRACTS,
      ...RULES,
      STORES,
      SEARCH,
      'src/i18n/locales.ts',
      'src/data/generated/late-pack.json*',
      'npm:nanostores',
      'npm:partysocket',
      'npm:zod/mini',
      'npm:@supabase/ssr',
      'npm:@supabase/supabase-js',
    ],
  ],
  // Script of the archive page, without schemas, React or the auth client.
  ['src/archive/', [CORE, 'src/i18n/', 'src/archive/', 'src/stores/session-cookie.ts']],
  [
    'src/ui/',
    [
      CORE,
      ...WORDS,
      'src/i18n/messages/',
      SEARCH,
      'src/ui/',
      'src/data/generated/',
      'src/stores/late-pack.ts',
      'npm:nanostores',
      ...REACT,
    ],
  ],
  // The kit of all games imports no game.
  [
    'src/play/',
    [
      CORE,
      CONTRACTS,
      STORES,
      SEARCH,
      'src/ui/',
      'src/i18n/',
      'src/games/match/state.ts',
      'src/games/face/index.ts',
      'src/play/',
      'src/overlays/',
      'src/data/generated/',
      'src/data/types.ts',
      'src/data/trust.ts',
      ...RULES,
      ...REACT,
      'npm:nanostores',
    ],
  ],
  ['src/overlays/error-reporter.ts', [CORE, STORES, 'npm:@sentry/browser']],
  ['src/overlays/', [CORE, CONTRACTS, STORES, 'src/ui/', 'src/i18n/', 'src/overlays/', 'npm:zod/mini', ...REACT]],
  ['src/islands/', [...BROWSER, 'src/overlays/', 'src/islands/', 'npm:nanostores', 'npm:zod/mini']],
  [
    'src/server/',
    [
      CORE,
      CONTRACTS,
      'src/data/',
      'src/games/',
      'src/i18n/',
      'src/pictures/',
      'pictures/overrides/',
      'src/server/',
      'npm:sharp',
      'npm:zod/mini',
      'npm:@supabase/ssr',
      'npm:@supabase/supabase-js',
      'npm:jose',
      'npm:ipaddr.js',
      'npm:pino',
      'npm:prom-client',
      'npm:@sentry/core',
      'npm:nodemailer',
      'node:',
    ],
  ],
  [
    'src/components/',
    [
      ...STATIC,
      'src/components/',
      'src/layouts/',
      'src/play/end/next.ts',
      'src/server/contact.ts',
      'src/server/notes/form.ts',
      'src/server/pictures/credits.ts',
      'src/contracts/contact-fields.ts',
      // Pages show counts of the data; the sitemap hashes their texts.
      'src/data/',
      'src/games/*/deal/roster.ts',
      'src/pictures/index.ts',
      'src/pictures/card/card.ts',
      'src/archive/address.ts',
      'node:crypto',
      'npm:virtual:inline-script',
      'npm:lucide-react',
      // Icon.astro renders an icon's shapes at build time.
      'npm:react',
      'npm:react-dom/server',
    ],
  ],
  [
    'src/layouts/',
    [...STATIC, 'src/components/', 'src/layouts/', 'src/server/contact.ts', 'npm:virtual:inline-script'],
  ],
  ['src/pages/api/', ENDPOINTS],
  ['src/pages/img/', ENDPOINTS],
  ['src/pages/og/', [...ENDPOINTS, 'src/components/page-cards.ts', 'src/i18n/locales.ts']],
  ['src/pages/users.ts', ENDPOINTS],
  ['src/pages/display.css.ts', ['src/styles/', 'npm:astro']],
  [
    'src/pages/',
    [
      ...STATIC,
      'src/components/',
      'src/layouts/',
      'src/data/',
      'src/play/',
      'src/games/',
      'src/islands/',
      'src/server/',
      'npm:astro',
    ],
  ],
  [
    'party/',
    [
      CORE,
      CONTRACTS,
      'src/games/',
      'src/data/',
      'party/',
      'npm:partykit',
      'npm:@cloudflare/workers-types',
      'npm:jose',
      'npm:zod/mini',
      'src/i18n/locales.ts',
    ],
  ],
]

/** A `*` matches one folder or file name; a pattern without a file extension covers everything below it. */
function covers(pattern: string, path: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  const end = /\.tsx?$/.test(pattern) ? '$' : /[:/]$/.test(pattern) ? '' : '(?:$|/)'
  return new RegExp(`^${source}${end}`).test(path)
}

const sources = globSync('{src,party}/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter((file) => !file.endsWith('.d.ts'))

describe('allowed imports', () => {
  const layered = sources.flatMap((file) => {
    const layer = LAYERS.find(([folder]) => covers(folder, file))
    return layer ? [[file, layer[1]] as const] : []
  })

  test.each(layered)('%s', (file, allowed) => {
    const strangers = importsOf(file).filter((name) => !allowed.some((pattern) => covers(pattern, name)))
    expect(strangers).toEqual([])
  })

  test('every source folder has an entry', () => {
    const elsewhere = new Set(
      sources.filter((file) => !layered.some(([known]) => known === file)).map((file) => dirname(file)),
    )
    expect([...elsewhere].filter((folder) => !/^src($|\/content)/.test(folder))).toEqual([])
  })
})

describe('a game', () => {
  const GAME = /^src\/games\/([^/]+)\//
  /** Folders that several games share. */
  const SHARED = ['match', 'duel', 'looks', 'face', 'map', 'estimate']
  const own = sources.filter((file) => GAME.test(file))

  test.each(own)('imports no other game: %s', (file) => {
    const known = [GAME.exec(file)![1], ...SHARED]
    expect(importsOf(file).filter((name) => GAME.test(name) && !known.includes(GAME.exec(name)![1]))).toEqual([])
  })
})

describe('the server part of a game', () => {
  test("is loaded by the server's registry only", () => {
    const users = sources.filter((file) => importsOf(file).some((name) => covers('src/games/*/server.ts', name)))
    expect(users).toEqual(['src/server/runs/registry.ts'])
  })
})

/** Impure code, which would make a run impossible to replay. */
const IMPURE =
  /\b(window|document|localStorage|fetch|setTimeout|setInterval|Math\.random|Date\.now|performance\.now)\b|new Date\(\)/

describe('rules are pure', () => {
  test.each(
    globSync('src/{core,games/{match,duel,quiz/{deal,match,words}},games/*/{rules,match/race}}/**/*.ts', { cwd: ROOT }),
  )('%s', (file) => {
    const code = readFileSync(resolve(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code.match(IMPURE)?.[0]).toBeUndefined()
  })
})

describe('the only place for', () => {
  const users = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(resolve(ROOT, file), 'utf8')))

  test('public values in the browser is stores/environment.ts', () => {
    expect(users(/import\.meta\.env\.PUBLIC_/).filter((file) => !file.startsWith('src/server/'))).toEqual([
      'src/stores/environment.ts',
    ])
  })

  test('full zod is the content schema, which no browser loads', () => {
    expect(users(/from 'zod'/)).toEqual(['src/content.config.ts'])
  })
})
