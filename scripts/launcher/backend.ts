// The embedded backend as a process of its own: `node scripts/launcher/backend.ts <data folder> <port> <inbox port>
// <site url>`. Tells its launcher how it is reached, then serves until it is stopped.
import { startBackend } from '#supabase/local/index.ts'
import { run, Sentence } from './sentence.ts'

/** What we write is the owner's alone. The engine sets modes of its own (0666), behind a folder that is closed to others. */
process.umask(0o077)

await run(async () => {
  const [dataDir = '', port, inboxPort, siteUrl = ''] = process.argv.slice(2)
  const publicUrl = process.env.BACKEND_URL || undefined
  const options = { dataDir, port: Number(port), inboxPort: Number(inboxPort), siteUrl, publicUrl }
  // Its errors are sentences already.
  const { close, ...access } = await startBackend(options).catch((error: Error) => {
    throw new Sentence(`${error.message.replace(/\.$/, '')}.`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
  process.send?.(access)
})
