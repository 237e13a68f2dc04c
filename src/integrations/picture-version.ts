import { readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

const PACK = new URL('../data/generated/search-pack.json', import.meta.url)

/** Version of the drawings in the search pack. */
export const pictureVersion = (): string => (JSON.parse(readFileSync(PACK, 'utf8')) as { pictures: string }).pictures

/** Gives code the version of the drawings as `import.meta.env.PICTURES`. */
export function pictureAddresses(): AstroIntegration {
  return {
    name: 'picture-addresses',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // `astro sync` generates types and may run before the pack is built.
        if (command === 'sync') return
        updateConfig({ vite: { define: { 'import.meta.env.PICTURES': JSON.stringify(pictureVersion()) } } })
      },
    },
  }
}
