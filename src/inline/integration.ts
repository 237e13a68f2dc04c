import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const VIRTUAL = 'virtual:inline-script'
const NAMES = [
  ...['site', 'home', 'picker', 'play', 'table', 'archive', 'albums', 'quiz', 'profile', 'contact', 'offline'],
  'island',
]

/**
 * Bundles one self-contained inline script per kind of page: src/inline/site.ts (any page), home.ts, picker.ts (modes
 * of a game), play.ts (games), table.ts (boards), archive.ts, albums.ts, quiz.ts (its lobby), profile.ts, contact.ts
 * and offline.ts, and island.ts as the second script of pages with an island. Passes them to the layout as text and
 * adds their hashes to the content security policy. Code on demand (src/inline/on-demand.ts) becomes a file of the
 * client build with the build's id in its name, so that pages rendered before that build know its address. `constants`
 * are the values of src/server/third-parties.ts.
 */
export function inlineScript(constants: Record<string, string> = {}): AstroIntegration {
  return {
    name: 'inline-script',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        // `astro sync` generates types and needs no script.
        if (command === 'sync') return
        const scripts = await Promise.all(NAMES.map((name) => bundled(here(`./${name}.ts`), constants)))
        const buildId = (process.env['BUILD_ID'] ??=
          process.env['VERCEL_GIT_COMMIT_SHA'] ?? randomBytes(5).toString('hex'))
        const onDemand = command === 'dev' ? '/src/inline/on-demand.ts' : `/_astro/on-demand.${buildId}.js`
        const hashes = scripts.map(hashOf)
        const named = Object.fromEntries(NAMES.map((name, at) => [name, scripts[at]!]))
        updateConfig({
          // The development server has no policy (astro.config.mjs), and hashes would create one.
          security: command === 'dev' ? {} : { csp: { algorithm: 'SHA-256', scriptDirective: { hashes } } },
          vite: {
            define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId), ...constants },
            plugins: [asModule({ ...named, onDemand }), emitted(here('./on-demand.ts'), onDemand.slice(1))],
          },
        })
      },
    },
  }
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const

/** Minified and wrapped in a function; resolves the project's aliases as pages do. */
async function bundled(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'inline' },
      modulePreload: false,
      // Inlined into every page: terser saves 90 bytes over esbuild.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        toplevel: true,
        compress: { passes: 4, unsafe_arrows: true, unsafe_comps: true, unsafe_methods: true },
      },
    },
  })
  const first = Array.isArray(result) ? result[0] : result
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the inline script was not built')
  return chunk.code.trim()
}

/** `import { site, home, onDemand } from 'virtual:inline-script'` */
function asModule(values: Readonly<Record<string, string>>): Plugin {
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  return {
    name: 'inline-script:text',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? lines.join('\n') : undefined),
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
