import type { AstroIntegration } from 'astro'
import { redirectToLocale } from '../server/locale-redirect.ts'

/** Addresses of Vite's own, such as /@vite/client, that have no file name. */
const VITE = /^\/@/

/** Language redirect for `astro dev`, which has neither our server nor Vercel's middleware in front. */
export const localeRedirect = (): AstroIntegration => ({
  name: 'locale-redirect',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (VITE.test(request.url ?? '') || !redirectToLocale(request, response)) next()
      })
    },
  },
})
