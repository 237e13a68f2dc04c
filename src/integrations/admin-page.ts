import type { AstroIntegration } from 'astro'
import { LOCALES, localePath } from '../i18n/locales.ts'

/**
 * The exact address of the back office in each language. A file in `[...locale]` would also match `/en/admin`, which
 * Astro's router redirects with a Location header that no unknown path has.
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
