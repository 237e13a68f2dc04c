import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes after brotli of a first view with an empty cache; fonts and pictures are counted elsewhere. */
export type PageWeight = {
  html: number
  css: number
  /** External scripts: those that the page names, with their static imports. */
  js: number
  /** The largest inline script. */
  inline: number
  total: number
  scripts: string[]
}

/** By content: pages share most scripts, and a compression takes 30 ms. */
const sizes = new Map<string, number>()

function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match[1]!)

/** The random id of a build moves a page's brotli by up to 40 bytes; without it every build weighs the same. */
function withoutBuildId(page: string): string {
  const [id] = found(/data-build="(\w+)"/g, page)
  return id ? page.replaceAll(id, '0'.repeat(id.length)) : page
}

/** Weighs a prerendered page, such as `/fr/wordle`, of a build's `client` folder. */
export function weighPage(client: string, path: string): PageWeight {
  const page = readFileSync(join(client, path, 'index.html'), 'utf8')
  const scripts = withImports(client, scriptsOf(page))
  const weigh = (file: string) => brotli(readFileSync(join(client, file), 'utf8'))
  const html = brotli(withoutBuildId(page))
  const css = sum(stylesOf(page).map(weigh))
  const js = sum(scripts.map(weigh))
  const inline = Math.max(0, ...inlineScripts(page).map(brotli))
  return { html, css, js, inline, total: html + css + js, scripts }
}

/** Bytes of script that a visitor from another page has not fetched yet. */
export function newScript(client: string, { page, after }: { page: PageWeight; after: PageWeight }): number {
  const held = new Set(after.scripts)
  return sum(
    page.scripts.filter((file) => !held.has(file)).map((file) => brotli(readFileSync(join(client, file), 'utf8'))),
  )
}

/** Scripts that a first view runs: tags, preloads, and the islands of the page with their renderer. */
function scriptsOf(page: string): string[] {
  const named = [
    ...found(/<script[^>]+src="([^"]+)"/g, page),
    ...found(/<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"/g, page),
    ...found(/(?:component|renderer|before-hydration)-url="([^"]+)"/g, page),
  ]
  return [...new Set(named)]
}

/** Without `disabled` links, which stand for inlined sheets and are never fetched. */
const stylesOf = (page: string) => [
  ...new Set(found(/<link(?![^>]* disabled)[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g, page)),
]

/** Without data blocks. */
export const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script((?:(?!\ssrc=)[^>])*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="(?!module|text\/javascript)/.test(attributes))
    .map((match) => match[2]!)
    .filter((code) => code.trim() !== '')

/** Static imports only: an `import()` is fetched on demand. */
function withImports(client: string, entries: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !existsSync(join(client, file))) return
    reached.add(file)
    const code = readFileSync(join(client, file), 'utf8')
    for (const target of found(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g, code))
      visit(join(dirname(file), target))
  }
  entries.forEach(visit)
  return [...reached].sort()
}
