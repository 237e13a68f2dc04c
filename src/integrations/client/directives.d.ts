import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** See `painted.ts` beside this file. */
    'client:painted'?: boolean
  }
}
