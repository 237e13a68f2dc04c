// @ts-check
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import vercel from '@astrojs/vercel'
import { defineConfig } from 'astro/config'
import { earlyScripts } from './src/integrations/early-scripts.ts'
import { inlineScript } from './src/inline/integration.ts'
import { adminPage } from './src/integrations/admin-page.ts'
import { firstSheets } from './src/integrations/first-sheets.ts'
import { painted } from './src/integrations/painted.ts'
import { leanPolicy } from './src/integrations/lean-policy.ts'
import { localeRedirect } from './src/integrations/locale-redirect.ts'
import { shortNames } from './src/integrations/short-names.ts'
import { googleScripts, googleStyles, policyDirectives } from './src/server/security-headers.ts'

const target = process.env.DEPLOY_TARGET || (process.env.VERCEL ? 'vercel' : 'node')
const site = process.env.PUBLIC_SITE_URL || 'http://localhost:4321'
const google = process.env.PUBLIC_GOOGLE_CLIENT_ID

/** The development server writes styles and scripts into the page that no policy could know. */
const isDevelopment = process.argv.includes('dev')

/**
 * What every island needs, what most do, and what all games in play share: three files compress better than two
 * dozen small ones. Everything else is split by use.
 */
const chunks = [
  // A group takes along what its modules import. These would bring the first who imports them, or come, to all.
  { name: 'fields', test: /\/src\/styles\/fields\.css$/, priority: 1 },
  { name: 'chips', test: /\/src\/styles\/chips\.css$/, priority: 1 },
  { name: 'atom', test: /node_modules\/nanostores\/(atom|clean-stores)\//, priority: 4 },
  { name: 'computed', test: /node_modules\/nanostores\/(computed|lifecycle)\//, priority: 3 },
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\//,
    priority: 2,
  },
  {
    name: 'base',
    test: inSource(
      'core/days',
      'i18n/format',
      'i18n/locales',
      'overlays/(lazy-overlays|app-error|with-sheets)',
      'play/newest',
      'stores/(app-error|local-day|persisted|session-cookie)',
      'ui/(Button|Icon|aside|intent|use-loaded)',
    ),
  },
  {
    name: 'play',
    test: inSource(
      'play/(PlayFrame|Refusal|use-ending|use-keyboard|use-pack|use-stage|tools/\\w+)',
      'stores/pack',
      'ui/(ConfirmButton|Pips|Wide)',
    ),
  },
  {
    name: 'run',
    test: inSource(
      'play/(use-steps|pictures/use-tries|daily/(Notices|Today|daily-run))',
      'stores/(run|run-answer|run-api)',
    ),
  },
  { name: 'dealt', test: inSource('play/practice/Dealt') },
  { name: 'cards', test: /\/src\/play\/duel\/card\.module\.css$/, priority: 1 },
  { name: 'tally', test: inSource('play/(use-reveal|tally/TallyStrip)'), priority: 1 },
  {
    name: 'age',
    test: inSource(
      'core/mean',
      'games/age/(rules/(figures|terms)|view/play/(Asking|Dock|Tally|game|revealed))',
      'play/(number/NumberDock|subject/Subject|tally/HeatTally|heat/heat)',
      'ui/Number(Entry|Line)',
    ),
  },
  { name: 'duel', test: inSource('play/(after-paint|duel/(Marks|TwoWays|reveal))', 'games/duel/terms') },
  {
    name: 'higherlower',
    test: inSource('games/higherlower/view/(play/(Asking|Dock|TenTally|euros|game|pair)|modes/today-game)'),
  },
  { name: 'statistics', test: inSource('games/statistics/view/play/(Asking|held|Dock|Tally|game|question)') },
  { name: 'search', test: inSource('ui/(PlayerSearch|use-player-search)') },
  { name: 'wordle', test: inSource('games/wordle/(rules/terms|view/play/(Dock|Knowledge|game|kinds))') },
  { name: 'pictures', test: inSource('play/looks/StandIn', 'play/pictures/(WordsSwitch|use-words|words)') },
  { name: 'looks', test: inSource('play/looks/(Picture|Stage|Tally|moves|on-demand|typed|use-done)') },
  { name: 'pixels', test: inSource('games/pixels/view/play/(Asking|Dock|Tally|game)') },
  { name: 'blur', test: inSource('games/blur/view/play/(Asking|Dock|Eight|Tally|crest-url|game)') },
  {
    name: 'split',
    test: inSource('games/split/(rules/terms|words|view/play/(Asking|Dock|Slots|Strips|Tally|chosen|game))'),
  },
  {
    name: 'career-path',
    test: inSource('games/career-path/(rules/terms|view/play/(Asking|Dock|PathTable|Tally|game|years))'),
  },
]

/** Modules of src by path. */
function inSource(/** @type {string[]} */ ...paths) {
  return new RegExp(`/src/(${paths.join('|')})\\.tsx?$`)
}

/**
 * An `import()` would name every script behind it, to be fetched ahead: 0.7 KB of names in the first view of a game, for
 * what comes one round trip later without them. Sheets are named all the same. Astro sets the option itself: the last word
 * is here.
 */
const namesOfSheetsOnly = {
  name: 'names-of-sheets-only',
  configResolved(/** @type {import('vite').ResolvedConfig} */ config) {
    for (const { build } of Object.values(config.environments)) build.modulePreload = false
  },
}

/** In the place of Vite's loader of chunks: the few lines of it that `modulePreload: false` leaves to do. */
const leanLoader = {
  name: 'lean-loader',
  enforce: /** @type {const} */ ('pre'),
  apply: /** @type {const} */ ('build'),
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { withSheets as __vitePreload } from '${fileURLToPath(new URL('./src/overlays/with-sheets.ts', import.meta.url))}'`,
  },
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory' },
  adapter: target === 'vercel' ? vercel({ staticHeaders: true }) : node({ mode: 'middleware', staticHeaders: true }),
  integrations: [
    react(),
    inlineScript(),
    painted(),
    localeRedirect(),
    adminPage(),
    firstSheets(),
    earlyScripts(),
    leanPolicy(),
  ],
  i18n: {
    locales: ['en', 'fr', 'es'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  security: {
    // Whose X-Forwarded headers count, where a server of ours passes any on (scripts/serve.ts).
    allowedDomains: [{ hostname: new URL(site).hostname }],
    csp: !isDevelopment && {
      directives: policyDirectives(process.env),
      scriptDirective: { resources: ["'self'", ...googleScripts(google)] },
      styleDirective: { resources: ["'self'", ...googleStyles(google)] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [namesOfSheetsOnly, leanLoader],
    resolve: {
      alias: {
        '@supabase/functions-js': fileURLToPath(new URL('./src/stores/no-functions.ts', import.meta.url)),
        '@supabase/realtime-js': fileURLToPath(new URL('./src/stores/no-realtime.ts', import.meta.url)),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
        },
      },
    },
    // While it is developed, a page says which sheet a class comes from.
    ...(!isDevelopment && { css: { modules: { generateScopedName: shortNames() } } }),
    // Browsers that know light-dark(): older targets would ship every colour three times.
    build: {
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      assetsInlineLimit: 0,
    },
  },
})
