import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const POLICY = 'content-security-policy'
const INLINE = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g
const HASH = / '(sha256-[^']+)'/g

/**
 * Reduces each page's content security policy to the styles and scripts that it inlines. Astro's default lists those of
 * all pages: 6 KB of hashes in uncompressed headers.
 */
export const leanPolicy = (): AstroIntegration => ({
  name: 'lean-policy',
  hooks: {
    'astro:build:generated': async ({ dir, routeToHeaders }) => {
      for (const [path, { headers }] of routeToHeaders) {
        const policy = headers.get(POLICY)
        const page = policy && (await readPage(dir, path))
        if (page) headers.set(POLICY, withoutForeign(policy, page))
      }
    },
  },
})

/** Removes the hashes of everything that is not inlined in the page. */
export function withoutForeign(policy: string, page: string): string {
  const own = new Set([...page.matchAll(INLINE)].map(([, , text]) => hashOf(text!)))
  return policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''))
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Null for a route without a page, such as a JSON endpoint. */
async function readPage(folder: URL, path: string): Promise<string | null> {
  for (const file of [`.${path}/index.html`, `.${path}.html`]) {
    const page = await readFile(fileURLToPath(new URL(file, folder)), 'utf8').catch(() => null)
    if (page !== null) return page
  }
  return null
}
