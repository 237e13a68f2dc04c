// `npm run --silent backend:env`: prints how to reach the running embedded backend, one variable per line.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readRunning } from './launcher/running.ts'
import { run, CliError } from './launcher/cli-error.ts'

await run(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const running = readRunning(resolve(values.data ?? process.env.DATA_DIR ?? '.data'))
  if (!running) throw new CliError('No embedded backend is running here: start it with npm start.')
  console.log(`SUPABASE_URL=${running.url}`)
  console.log(`SUPABASE_PUBLISHABLE_KEY=${running.publishableKey}`)
  console.log(`SUPABASE_SECRET_KEY=${running.secretKey}`)
  console.log(`INBOX_URL=${running.inboxUrl}`)
  if (!running.imageHost) return
  console.log(`IMAGE_HOST_URL=${running.imageHost.url}`)
  console.log(`IMAGE_HOST_KEY=${running.imageHost.key}`)
})
