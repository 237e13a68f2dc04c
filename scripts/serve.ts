// Serves the production build on Node: what `npm start` runs, and what self-hosting runs behind its proxy. PORT, HOST
// (127.0.0.1), BUILD_DIR (dist); TRUST_PROXY=1 trusts the X-Forwarded headers of a proxy in front. Variables come from
// the shell, else from `.env.hosting`.
import { resolve } from 'node:path'
import { missingEnvironment } from '#server/env.ts'
import { log } from '#server/log.ts'
import { loadEnvironmentFile } from './launcher/environment.ts'
import { run, CliError } from './launcher/cli-error.ts'
import { siteListener } from './launcher/site.ts'
import { siteServer } from './launcher/site-server.ts'

/** Grace period for pending answers when the site ends. */
const LAST_ANSWERS_MS = 1000

await run(async () => {
  loadEnvironmentFile()
  // The rooms' puzzle secret is not the site's.
  delete process.env.ROOM_PUZZLE_SECRET
  const missing = missingEnvironment()
  if (missing) throw new CliError(missing)

  const listener = await siteListener(resolve(process.env.BUILD_DIR || 'dist'), {
    trustProxy: process.env.TRUST_PROXY === '1',
    https: process.env.PUBLIC_SITE_URL?.startsWith('https:') ?? false,
    googleClientId: process.env.PUBLIC_GOOGLE_CLIENT_ID,
  })
  const server = siteServer(listener)
  const [port, host] = [process.env.PORT || '4321', process.env.HOST || '127.0.0.1']
  server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    console.error(`The site cannot listen on ${host}:${port}: ${code ?? message}.`)
    process.exit(1)
  })
  server.listen(Number(port), host, () => console.log(`The site answers on ${host}:${port}.`))

  const end = (exitCode: number) => {
    server.close(() => process.exit(exitCode))
    server.closeIdleConnections()
    setTimeout(() => process.exit(exitCode), LAST_ANSWERS_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
  // An unhandled rejection leaves no state half-written, so it is only logged. After an uncaught exception the state is
  // unknown: exits, and the launcher or service manager restarts the site.
  process.on('unhandledRejection', (reason) => log.error(reason, 'Unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'Uncaught exception')
    end(1)
  })
})
