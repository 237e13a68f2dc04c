import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isCSSRequest, type Plugin, type Rolldown } from 'vite'

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages']
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Astro names in a page's head the sheets of everything that its islands can ever load. This leaves those of what the
 * page itself draws: an `import()` brings its own sheets along.
 */
export function firstSheets(): AstroIntegration {
  let pages: Pages = new Map()
  return {
    name: 'first-sheets',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const moduleOf = (component: string) => fileURLToPath(new URL(component, config.root))
        updateConfig({ vite: { plugins: [dropLaterSheets(() => pages, moduleOf)] } })
      },
      'astro:build:setup': (build) => {
        pages = build.pages
      },
    },
  }
}

/** `moduleOf` answers the module of a page's component, such as `src/pages/index.astro`. */
function dropLaterSheets(pages: () => Pages, moduleOf: (component: string) => string): Plugin {
  /** Names of sheets, by component of the page that draws with them; Astro may still rename them. */
  const first = new Map<string, ReadonlySet<string>[]>()
  return {
    name: 'first-sheets',
    apply: 'build',
    // Before Vite joins the chunks that are nothing but a sheet with those that import them.
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { component } of pages().values()) {
        const drawn = drawnBy(moduleOf(component), this)
        const sheets = chunks
          .filter(({ modules }) => Object.keys(modules).some((id) => isCSSRequest(id) && drawn.has(id)))
          .map(({ viteMetadata }) => viteMetadata?.importedCss ?? new Set<string>())
        first.set(component, [...(first.get(component) ?? []), ...sheets])
      }
    },
    // The build for browsers comes last, and names its sheets in the pages once more.
    writeBundle() {
      if (this.environment.name !== 'client') return
      for (const page of pages().values()) {
        const isFirst = (name: string) => first.get(page.component)!.some((names) => names.has(name))
        page.styles = page.styles.filter(({ sheet }) => sheet.type === 'inline' || isFirst(sheet.src))
      }
    },
  }
}

/** A module and all that it imports, but for what it would import on demand. */
function drawnBy(page: string, graph: Graph): Set<string> {
  const reached = new Set([page])
  // A set hands out what is added on the way.
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
