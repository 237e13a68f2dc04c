import { createHash, randomBytes } from 'node:crypto'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'

const ENTRY = new URL('./main.ts', import.meta.url).pathname
const VIRTUAL = 'virtual:inline-script'

/**
 * Bundles src/inline/main.ts once, hands it to the layout as text and puts its hash into the content security policy:
 * the only script of a static page.
 */
export function inlineScript(): AstroIntegration {
  return {
    name: 'inline-script',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const code = await bundled()
        const hash = `sha256-${createHash('sha256').update(code).digest('base64')}` as const
        updateConfig({
          security: { csp: { scriptDirective: { hashes: [hash] } } },
          vite: {
            define: {
              'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID ?? randomBytes(5).toString('hex')),
            },
            plugins: [textModule(code)],
          },
        })
      },
    },
  }
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'eleven' },
      modulePreload: false,
    },
  })
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined
  const chunk = output?.[0]
  if (chunk?.type !== 'chunk') throw new Error('the inline script was not built')
  return chunk.code.trim()
}

function textModule(code: string): Plugin {
  return {
    name: 'inline-script-text',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(code)}` : undefined),
  }
}
