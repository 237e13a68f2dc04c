// `npm run admin -- add EMAIL`, `remove EMAIL`, `list`: manages who may open the back office. Uses the project of
// PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY, else the running embedded backend (`--data DIR`).
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listAdmins, setAdmin, type Access } from './admin/admins.ts'
import { readRunning } from './launcher/running.ts'
import { run, CliError } from './launcher/cli-error.ts'

const USAGE = `Usage: npm run admin -- add EMAIL
       npm run admin -- remove EMAIL
       npm run admin -- list`

await run(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
  const [command, email, ...rest] = positionals
  if (command === 'list' && !email) return list(accessFrom(values.data))
  if ((command !== 'add' && command !== 'remove') || !email || rest.length > 0) throw new CliError(USAGE)
  await change(accessFrom(values.data), email, command === 'add')
})

function accessFrom(data?: string): Access {
  const { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, DATA_DIR } = process.env
  if (url && secretKey && data === undefined) return { url, secretKey }
  const running = readRunning(resolve(data ?? DATA_DIR ?? '.data'))
  if (running) return running
  throw new CliError(
    'No embedded backend is running here: start it with npm start, or set PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY.',
  )
}

async function list(access: Access) {
  const admins = await listAdmins(access)
  console.log(admins.length > 0 ? admins.join('\n') : 'There is no admin yet: npm run admin -- add EMAIL')
}

async function change(access: Access, email: string, wanted: boolean) {
  const changed = await setAdmin(access, email, wanted)
  if (changed === null) throw new CliError(`Nobody has signed up with ${email}: sign up on the site first.`)
  if (!changed) return console.log(`${email} is ${wanted ? 'an admin already' : 'no admin'}.`)
  if (wanted) console.log(`${email} is an admin now: log out and in again, then open /admin.`)
  else console.log(`${email} is no admin any more, from this moment on.`)
}
