// @ts-check
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import vercel from '@astrojs/vercel'
import { defineConfig } from 'astro/config'
import { earlyScripts } from './src/integrations/early-scripts.ts'
import { inlineScript } from './src/inline/integration.ts'
import { adminPage } from './src/integrations/admin-page.ts'
import { pictureAddresses } from './src/integrations/picture-version.ts'
import { chunks } from './src/integrations/chunks.ts'
import { firstSheets } from './src/integrations/first-sheets.ts'
import { painted } from './src/integrations/painted.ts'
import { leanPolicy } from './src/integrations/lean-policy.ts'
import { serviceWorker } from './src/integrations/service-worker.ts'
import { localeRedirect } from './src/integrations/locale-redirect.ts'
import { shortNames } from './src/integrations/short-names.ts'
import { buildConstants, foreignSources, thirdParties } from './src/server/third-parties.ts'
import { captchaScripts, googleScripts, googleStyles, policyDirectives } from './src/server/security-headers.ts'

const target = process.env.DEPLOY_TARGET || (process.env.VERCEL ? 'vercel' : 'node')
const site = process.env.PUBLIC_SITE_URL || 'http://localhost:4321'
const google = process.env.PUBLIC_GOOGLE_CLIENT_ID
const services = thirdParties(process.env)
const foreign = foreignSources(services)
const constants = buildConstants(services)

/** Astro's and Vite's own output, to tell whether a fault is theirs or that of our changes to it (docs/design.md). */
const isPlain = process.env.PLAIN_BUILD === '1'

/** The development server writes styles and scripts into the page that no policy could know. */
const isDevelopment = process.argv.includes('dev')

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
    inlineScript(constants),
    pictureAddresses(),
    painted(),
    localeRedirect(),
    adminPage(),
    ...(isPlain ? [] : [firstSheets(), earlyScripts(), leanPolicy()]),
    serviceWorker(),
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
      directives: policyDirectives(process.env, foreign),
      scriptDirective: {
        resources: [
          "'self'",
          ...googleScripts(google),
          ...captchaScripts(process.env.PUBLIC_CAPTCHA_SITE_KEY),
          ...foreign['script-src'],
        ],
      },
      styleDirective: { resources: ["'self'", ...googleStyles(google)] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    // Constants, so that a build without them has none of their code.
    define: {
      'import.meta.env.CAPTCHA': JSON.stringify(process.env.PUBLIC_CAPTCHA_SITE_KEY ?? ''),
      'import.meta.env.GOOGLE_LOGIN': JSON.stringify(process.env.PUBLIC_GOOGLE_LOGIN === '1'),
    },
    plugins: isPlain ? [] : [namesOfSheetsOnly, leanLoader],
    resolve: {
      alias: {
        '@supabase/functions-js': fileURLToPath(new URL('./src/stores/no-functions.ts', import.meta.url)),
        '@supabase/realtime-js': fileURLToPath(new URL('./src/stores/no-realtime.ts', import.meta.url)),
      },
    },
    ...(!isPlain && {
      environments: {
        client: {
          build: {
            rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
          },
        },
      },
    }),
    // While it is developed, a page says which sheet a class comes from.
    ...(!isDevelopment && { css: { modules: { generateScopedName: shortNames() } } }),
    // Browsers that know light-dark(): older targets would ship every colour three times.
    build: {
      // Without a comment in the script that names the map; scripts/build.ts moves the maps away.
      sourcemap: process.env.SOURCE_MAPS === '1' && 'hidden',
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      assetsInlineLimit: 0,
    },
  },
})
