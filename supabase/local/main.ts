// Runs the embedded backend alone: node supabase/local/main.ts [--port 54321] [--inbox-port 54324] [--data
// .data/backend] [--site http://localhost:4321] or ELEVEN_BACKEND_PORT, ELEVEN_INBOX_PORT, ELEVEN_DATA_DIR,
// PUBLIC_SITE_URL. Prints one line of JSON when ready.
import { parseArgs } from 'node:util'
import { startBackend, type Backend, type BackendOptions } from './index.ts'

function portOf(name: string, value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`${name} must be a number from 0 to 65535, not ${value}`)
  return port
}

function siteOf(value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value
  throw new Error(`--site must be an address like http://localhost:4321, not ${value}`)
}

function optionsOf(words: string[], environment: NodeJS.ProcessEnv): BackendOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      port: { type: 'string', default: environment['ELEVEN_BACKEND_PORT'] ?? '54321' },
      'inbox-port': { type: 'string', default: environment['ELEVEN_INBOX_PORT'] ?? '54324' },
      data: { type: 'string', default: environment['ELEVEN_DATA_DIR'] ?? '.data/backend' },
      site: { type: 'string', default: environment['PUBLIC_SITE_URL'] ?? 'http://localhost:4321' },
    },
  })
  return {
    port: portOf('--port', values.port),
    inboxPort: portOf('--inbox-port', values['inbox-port']),
    dataDir: values.data,
    siteUrl: siteOf(values.site),
  }
}

function stopWith(backend: Backend): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.close().then(() => process.exit(0)))
  }
}

try {
  const backend = await startBackend(optionsOf(process.argv.slice(2), process.env))
  stopWith(backend)
  const { url, inboxUrl, publishableKey, secretKey, imageHost } = backend
  console.log(JSON.stringify({ url, inboxUrl, publishableKey, secretKey, imageHost }))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
