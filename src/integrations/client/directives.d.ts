import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** See `painted.ts` in this folder. */
    'client:painted'?: boolean
  }
}
