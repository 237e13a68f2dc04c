import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isCSSRequest, type Plugin, type Rolldown } from 'vite'

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages']
type Style = (Pages extends Map<string, infer Page> ? Page : never)['styles'][number]
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** One module of style in each: the server's builds only draw pages, whatever their chunks are. */
const eachSheet = { codeSplitting: { groups: [{ name: (id: string) => `drawn-${nameOf(id)}`, test: isCSSRequest }] } }

/**
 * Astro names in a page's head the sheets of everything that its islands can ever load. Here a page gets the styles of
 * what it draws, in the order of its imports: those of its islands as files of the browser's build, which an `import()`
 * finds there, the others in the page itself. What comes later brings its own sheets along.
 */
export function firstSheets(): AstroIntegration {
  let pages: Pages = new Map()
  return {
    name: 'first-sheets',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const moduleOf = (component: string) => fileURLToPath(new URL(component, config.root))
        const drawing = { build: { rolldownOptions: { output: eachSheet } } }
        updateConfig({
          build: { inlineStylesheets: 'never' },
          vite: {
            plugins: [nameSheets(() => pages, moduleOf)],
            environments: { prerender: drawing, ssr: drawing },
          },
        })
      },
      'astro:build:setup': (build) => {
        pages = build.pages
      },
    },
  }
}

/** `moduleOf` answers the module of a page's component, such as `src/pages/index.astro`. */
function nameSheets(pages: () => Pages, moduleOf: (component: string) => string): Plugin {
  /** Of every module of style that the server knows: the text. */
  const texts = new Map<string, string>()
  /** By component of a page: all modules that draw it, each after those that it imports. */
  const drawn = new Map<string, string[]>()
  return {
    name: 'first-sheets',
    apply: 'build',
    // Before Vite joins the chunks that are nothing but a sheet with those that import them.
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') return keepSheets(bundle)
      for (const [module, file] of sheetsOf(bundle)) texts.set(module, textOf(bundle, file))
      for (const { component } of pages().values()) {
        const modules = inOrder(moduleOf(component), this)
        // A page is drawn by one of the server's two builds.
        if (modules.length > (drawn.get(component)?.length ?? 0)) drawn.set(component, modules)
      }
      for (const file of Object.keys(bundle)) if (isCSSRequest(file)) delete bundle[file]
    },
    // The build for browsers comes last.
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const files = sheetsOf(bundle)
      for (const page of pages().values()) {
        const modules = drawn.get(page.component) ?? []
        const live = new Set(modules.filter((id) => this.getModuleInfo(id)?.isEntry).flatMap((id) => inOrder(id, this)))
        const sheets = modules.filter((id) => isCSSRequest(id)).map((id) => sheetOf(id, live.has(id) && files.get(id)))
        page.styles = unique(sheets).map((sheet, order) => ({ depth: 0, order, sheet }))
      }
    },
  }

  function sheetOf(module: string, file: string | undefined | false): Style['sheet'] {
    return file ? { type: 'external', src: file } : { type: 'inline', content: texts.get(module) ?? '' }
  }
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((output) => output.type === 'chunk')

/** Module of style -> the file that holds it. */
function sheetsOf(bundle: Rolldown.OutputBundle): Map<string, string> {
  const sheets = new Map<string, string>()
  for (const { modules, viteMetadata } of chunksOf(bundle)) {
    const file = [...(viteMetadata?.importedCss ?? [])].find((name) => name in bundle)
    if (file) for (const id of Object.keys(modules)) if (isCSSRequest(id)) sheets.set(id, file)
  }
  return sheets
}

/** Astro takes a sheet that no page names for left over: as an asset of its chunk it stays. */
function keepSheets(bundle: Rolldown.OutputBundle) {
  for (const { viteMetadata } of chunksOf(bundle))
    for (const file of viteMetadata?.importedCss ?? []) viteMetadata!.importedAssets.add(file)
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  return asset?.type === 'asset' ? String(asset.source).trim() : ''
}

/** A module and all that it imports, but for what it would import on demand. */
function inOrder(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  return [...imported.flatMap((each) => inOrder(each, graph, seen)), id]
}

const unique = (sheets: Style['sheet'][]): Style['sheet'][] => [
  ...new Map(sheets.map((sheet) => [sheet.type === 'inline' ? sheet.content : sheet.src, sheet])).values(),
]

const nameOf = (id: string) => id.split('/').at(-1)!.replace(/\W+/g, '-')
