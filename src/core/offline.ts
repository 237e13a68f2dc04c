/** Prefix of all our caches. */
export const CACHE_PREFIX = 'eleven-'

/** Caches of the service worker (src/worker), by name of their content. */
export const CACHES = {
  /** Practice pages that can be played offline; a page is stored after all of its parts. */
  pages: 'eleven-pages',
  /** Files with hashed names: scripts, styles, packs, typefaces. */
  parts: 'eleven-parts',
  /** Our drawings of crests, shirts and grounds, and flags. */
  drawings: 'eleven-drawings',
  /** The offline pages, one per language. */
  offline: 'eleven-offline',
} as const

/** Address of the list of files that each practice page of a build needs. */
export const kitsAddress = (build: string): string => `/_astro/kits.${build}.json`

/** Files below /_astro, and for each practice page the indices of its files in that list. */
export type Kits = { files: readonly string[]; pages: Readonly<Record<string, readonly number[]>> }

/** Message to the worker: store this practice page for offline play, or all of them in the page's language. */
export type KeepRequest = { build: string; path: string; all: boolean }
