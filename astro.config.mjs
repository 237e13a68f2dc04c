// @ts-check
import node from '@astrojs/node'
import react from '@astrojs/react'
import vercel from '@astrojs/vercel'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

const target = process.env.DEPLOY_TARGET ?? (process.env.VERCEL ? 'vercel' : 'node')
const site = process.env.PUBLIC_SITE_URL ?? 'http://localhost:4321'

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory' },
  adapter: target === 'vercel' ? vercel({ staticHeaders: true }) : node({ mode: 'standalone', staticHeaders: true }),
  integrations: [react()],
  i18n: {
    locales: ['en', 'fr', 'es'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwind()] },
})
