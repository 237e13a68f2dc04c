// @ts-check
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import vercel from '@astrojs/vercel'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { inlineScript } from './src/inline/integration.ts'
import { localeRedirect } from './src/integrations/locale-redirect.ts'
import { googleScripts, googleStyles, policyDirectives } from './src/server/security-headers.ts'

const target = process.env.DEPLOY_TARGET ?? (process.env.VERCEL ? 'vercel' : 'node')
const site = process.env.PUBLIC_SITE_URL ?? 'http://localhost:4321'
const google = process.env.PUBLIC_GOOGLE_CLIENT_ID

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: target === 'vercel' ? vercel({ staticHeaders: true }) : node({ mode: 'standalone', staticHeaders: true }),
  integrations: [react(), inlineScript(), localeRedirect()],
  i18n: {
    locales: ['en', 'fr', 'es'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  security: {
    // Whose X-Forwarded headers count, where a server of ours passes any on (scripts/serve.ts).
    allowedDomains: [{ hostname: new URL(site).hostname }],
    csp: {
      directives: policyDirectives(process.env),
      scriptDirective: { resources: ["'self'", ...googleScripts(google)] },
      styleDirective: { resources: ["'self'", ...googleStyles(google)] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwind()],
    resolve: {
      alias: { '@supabase/realtime-js': fileURLToPath(new URL('./src/stores/no-realtime.ts', import.meta.url)) },
    },
    // Browsers that know light-dark(): older targets would ship every colour three times.
    build: { cssTarget: ['chrome123', 'safari17.5', 'firefox128'], assetsInlineLimit: 0 },
  },
})
