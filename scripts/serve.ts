// Serves the production build on Node: what `npm start` runs, and what self-hosting runs behind its proxy.
// PORT, HOST (127.0.0.1), BUILD_DIR (dist); TRUST_PROXY=1 believes the X-Forwarded headers of a proxy in front.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { missingEnvironment } from '#server/env.ts'
import { run, Sentence } from './launcher/sentence.ts'
import { siteListener } from './launcher/site.ts'

/** Longer than a proxy keeps its connections: it would else send into one that is just being closed. */
const KEEP_ALIVE_MS = 65_000

await run(async () => {
  const missing = missingEnvironment()
  if (missing) throw new Sentence(missing)

  const listener = await siteListener(resolve(process.env.BUILD_DIR ?? 'dist'), {
    trustProxy: process.env.TRUST_PROXY === '1',
    https: process.env.PUBLIC_SITE_URL?.startsWith('https:') ?? false,
    googleClientId: process.env.PUBLIC_GOOGLE_CLIENT_ID,
  })
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const { PORT = '4321', HOST = '127.0.0.1' } = process.env
  server.listen(Number(PORT), HOST, () => console.log(`The site answers on ${HOST}:${PORT}.`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
})
