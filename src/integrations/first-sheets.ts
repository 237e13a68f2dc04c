import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isCSSRequest, type Plugin, type Rolldown } from 'vite'

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages']
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** One chunk per style module; the server's builds only render pages. */
const eachSheet = { codeSplitting: { groups: [{ name: (id: string) => `drawn-${nameOf(id)}`, test: isCSSRequest }] } }

/**
 * Astro links in a page's head the style sheets of everything its islands may load: a dozen requests before the first
 * paint. This inlines the styles of what the page renders, in import order; lazy parts load their own sheets, as Vite
 * does by default.
 */
export function firstSheets(): AstroIntegration {
  let pages: Pages = new Map()
  /** Sheets of the browser's build: file -> text. */
  const sheets = new Map<string, string>()
  return {
    name: 'first-sheets',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const moduleOf = (component: string) => fileURLToPath(new URL(component, config.root))
        const drawing = { build: { rolldownOptions: { output: eachSheet } } }
        updateConfig({
          build: { inlineStylesheets: 'never' },
          vite: {
            plugins: [styleInPages(() => pages, moduleOf, sheets)],
            environments: { prerender: drawing, ssr: drawing },
          },
        })
      },
      'astro:build:setup': (build) => {
        pages = build.pages
      },
      'astro:build:generated': async ({ dir }) => markSheets(fileURLToPath(dir), sheets),
    },
  }
}

const FIRST_CLASS = /\.[\w-]+/

/**
 * `moduleOf` returns the module of a page's component, such as `src/pages/index.astro`; `sheets` is filled with those
 * of the browser's build.
 */
function styleInPages(
  pages: () => Pages,
  moduleOf: (component: string) => string,
  sheets: Map<string, string>,
): Plugin {
  /** Text of every style module known to the server. */
  const texts = new Map<string, string>()
  /** By page component: all modules that render it, each after its imports. */
  const drawn = new Map<string, string[]>()
  return {
    name: 'first-sheets',
    apply: 'build',
    // Before Vite merges chunks that contain only a sheet into their importers.
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') return keepSheets(bundle)
      for (const [module, file] of filesOf(bundle)) texts.set(module, textOf(bundle, file))
      for (const { component } of pages().values()) {
        const modules = inOrder(moduleOf(component), this)
        // A page is rendered by one of the server's two builds.
        if (modules.length > (drawn.get(component)?.length ?? 0)) drawn.set(component, modules)
      }
      for (const file of Object.keys(bundle)) if (isCSSRequest(file)) delete bundle[file]
    },
    // The browser build comes last.
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = filesOf(bundle)
      for (const file of files.values()) sheets.set(file, textOf(bundle, file))
      // The sheet of an island's entry is dropped when the entry also imports the sheet of another chunk.
      const all = [...sheets.values()].join('')
      const isKept = (text: string) => all.includes(FIRST_CLASS.exec(text)?.[0] ?? '')
      for (const page of pages().values()) {
        const modules = drawn.get(page.component) ?? []
        const live = new Set(modules.filter((id) => this.getModuleInfo(id)?.isEntry).flatMap((id) => inOrder(id, this)))
        // Whole sheets of the islands' chunks, so that a script finds any class later.
        const textFor = (id: string) => {
          const text = texts.get(id) ?? ''
          return (live.has(id) && isKept(text) && sheets.get(files.get(id) ?? '')) || text
        }
        const styles = [...new Set(modules.filter((id) => isCSSRequest(id)).map(textFor))]
        page.styles = styles.map((content, order) => ({ depth: 0, order, sheet: { type: 'inline', content } }))
      }
    },
  }
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((output) => output.type === 'chunk')

/** Style module -> the file that contains it. */
function filesOf(bundle: Rolldown.OutputBundle): Map<string, string> {
  const files = new Map<string, string>()
  for (const { modules, viteMetadata } of chunksOf(bundle)) {
    const file = [...(viteMetadata?.importedCss ?? [])].find((name) => name in bundle)
    if (file) for (const id of Object.keys(modules)) if (isCSSRequest(id)) files.set(id, file)
  }
  return files
}

/** Keeps sheets as assets of their chunks, because Astro drops a sheet that no page links. */
function keepSheets(bundle: Rolldown.OutputBundle) {
  for (const { viteMetadata } of chunksOf(bundle))
    for (const file of viteMetadata?.importedCss ?? []) viteMetadata!.importedAssets.add(file)
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  // Drops banner comments of build tools.
  return asset?.type === 'asset'
    ? String(asset.source)
        .replace(/\/\*.*?\*\//gs, '')
        .trim()
    : ''
}

/** A module and all its static imports, in order. */
function inOrder(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  return [...imported.flatMap((each) => inOrder(each, graph, seen)), id]
}

/** Adds a `disabled` link for each inlined sheet, because Vite fetches only sheets without a link in the page. */
async function markSheets(folder: string, sheets: ReadonlyMap<string, string>) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const path of names.map((name) => join(folder, name))) {
    const page = await readFile(path, 'utf8')
    const held = [...sheets].filter(([, text]) => text !== '' && page.includes(text))
    const links = held.map(([file]) => `<link rel="stylesheet" href="/${file}" disabled>`)
    if (links.length > 0) await writeFile(path, page.replace('</head>', `${links.join('')}</head>`))
  }
}

const nameOf = (id: string) => id.split('/').at(-1)!.replace(/\W+/g, '-')
