// The embedded backend as a process of its own: `node scripts/launcher/backend.ts <data folder> <port> <inbox port>
// <site url>`. Tells its launcher how it is reached, then serves until it is stopped.
import { startBackend } from '#supabase/local/index.ts'

const [dataDir = '', port, inboxPort, siteUrl = ''] = process.argv.slice(2)
const { close, ...access } = await startBackend({
  dataDir,
  port: Number(port),
  inboxPort: Number(inboxPort),
  siteUrl,
  publicUrl: process.env.BACKEND_URL || undefined,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))
process.send?.(access)
