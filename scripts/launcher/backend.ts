// The embedded backend in its own process: `node scripts/launcher/backend.ts <data folder> <port> <inbox port> <site
// url>`. Reports its access to the launcher, then serves until stopped.
import { startBackend } from '#supabase/local/index.ts'
import { run, CliError } from './cli-error.ts'

/** Files are private to the owner. The engine sets modes of its own (0666), behind a private folder. */
process.umask(0o077)

await run(async () => {
  const [dataDir = '', port, inboxPort, siteUrl = ''] = process.argv.slice(2)
  const publicUrl = process.env.BACKEND_URL || undefined
  const options = { dataDir, port: Number(port), inboxPort: Number(inboxPort), siteUrl, publicUrl }
  // Its error messages are complete sentences.
  const { close, ...access } = await startBackend(options).catch((error: Error) => {
    throw new CliError(`${error.message.replace(/\.$/, '')}.`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
  process.send?.(access)
})
