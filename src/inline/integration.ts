import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const VIRTUAL = 'virtual:inline-script'

/**
 * Bundles src/inline/main.ts once, hands it to the layout as text and puts its hash into the content security policy:
 * the only script of a static page. What it fetches on demand (src/inline/on-demand.ts) becomes a file of the browser's
 * build whose name carries the build's id, so that a page rendered before that build knows the address.
 */
export function inlineScript(): AstroIntegration {
  return {
    name: 'inline-script',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const code = await bundled(here('./main.ts'))
        const buildId = process.env.BUILD_ID ?? randomBytes(5).toString('hex')
        const onDemand = command === 'dev' ? '/src/inline/on-demand.ts' : `/_astro/on-demand.${buildId}.js`
        updateConfig({
          security: { csp: { scriptDirective: { hashes: [hashOf(code)] } } },
          vite: {
            define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) },
            plugins: [asModule({ code, onDemand }), emitted(here('./on-demand.ts'), onDemand.slice(1))],
          },
        })
      },
    },
  }
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const

/** Minified, in a function of its own; resolves the project's aliases as the pages do. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'inline' }, modulePreload: false },
  })
  const first = Array.isArray(result) ? result[0] : result
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the inline script was not built')
  return chunk.code.trim()
}

function asModule(values: { code: string; onDemand: string }): Plugin {
  return {
    name: 'inline-script:text',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}`
        ? `export const code = ${JSON.stringify(values.code)}\nexport const onDemand = ${JSON.stringify(values.onDemand)}`
        : undefined,
  }
}

function emitted(entry: string, fileName: string): Plugin {
  return {
    name: 'inline-script:on-demand',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName, preserveSignature: 'strict' })
    },
  }
}
