import { readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

const PACK = new URL('../data/generated/search-pack.json', import.meta.url)

/** Version of the crests in the search pack. */
export const crestVersion = (): string => (JSON.parse(readFileSync(PACK, 'utf8')) as { crests: string }).crests

/** Gives code the version of the crests as `import.meta.env.CRESTS`. */
export function crestAddresses(): AstroIntegration {
  return {
    name: 'crest-addresses',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // `astro sync` generates types and may run before the pack is built.
        if (command === 'sync') return
        updateConfig({ vite: { define: { 'import.meta.env.CRESTS': JSON.stringify(crestVersion()) } } })
      },
    },
  }
}
