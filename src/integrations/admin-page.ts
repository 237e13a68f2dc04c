import type { AstroIntegration } from 'astro'
import { LOCALES, localePath } from '../i18n/locales.ts'

/**
 * The address of the back office in each language, and no other. As a file in a folder `[...locale]` it would match
 * `/en/admin` too, and Astro's router answers that with a Location header which no unknown path has: a tell-tale.
 */
export const adminPage = (): AstroIntegration => ({
  name: 'admin-page',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const locale of LOCALES) {
        injectRoute({ pattern: localePath(locale, '/admin'), entrypoint: './src/pages/_admin.astro', prerender: false })
      }
    },
  },
})
