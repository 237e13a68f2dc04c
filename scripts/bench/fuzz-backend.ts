// Generated calls against the embedded backend in its own process: none may end it, and each following call is
// answered.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@supabase/supabase-js'
import { CliError } from '../launcher/cli-error.ts'
import { generatedCalls, type GeneratedCall } from './fuzz-backend-calls.ts'
import { printTable } from './table.ts'

const CALLS = 20_000
const AT_ONCE = 8
const PROBE_EVERY = 200

type Access = { url: string; publishableKey: string; secretKey: string }
export type FuzzResult = {
  calls: number
  statuses: Map<number, number>
  lost: number
  unanswered: number
  probes: number
}

async function playerToken({ url, publishableKey, secretKey }: Access): Promise<string> {
  const auth = { persistSession: false, autoRefreshToken: false }
  const account = { email: 'fuzz@example.org', password: 'offside trap' }
  await createClient(url, secretKey, { auth }).auth.admin.createUser({ ...account, email_confirm: true })
  const { data } = await createClient(url, publishableKey, { auth }).auth.signInWithPassword(account)
  return data.session?.access_token ?? ''
}

/**
 * Sends `count` calls to a running backend, eight at a time; `lost`: probes afterwards without an answer from the
 * database.
 */
export async function fuzz(access: Access, seed: number, count: number): Promise<FuzzResult> {
  const token = await playerToken(access)
  const result: FuzzResult = { calls: 0, statuses: new Map(), lost: 0, unanswered: 0, probes: 0 }
  const headers = ({ who }: GeneratedCall): Record<string, string> => ({
    'content-type': 'application/json',
    ...(who === 'stranger' ? {} : { apikey: who === 'server' ? access.secretKey : access.publishableKey }),
    ...(who === 'player' ? { authorization: `Bearer ${token}` } : {}),
  })

  async function call(generated: GeneratedCall): Promise<void> {
    const { method, path, body } = generated
    const answer = await fetch(access.url + path, {
      method,
      body,
      headers: headers(generated),
      redirect: 'manual',
    }).catch(() => null)
    await answer?.arrayBuffer()
    result.calls++
    if (answer) result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1)
    else result.unanswered++
    if (answer?.status === 500) console.error(`500: ${method} ${path} ${body ?? ''} (${generated.who})`)
  }

  async function probe(): Promise<void> {
    result.probes++
    const answers = await Promise.all(
      [`/auth/v1/health`, `/rest/v1/clubs?select=id&limit=1`].map((path) =>
        fetch(access.url + path, { headers: { apikey: access.publishableKey } }).catch(() => null),
      ),
    )
    if (answers.some((answer) => answer?.status !== 200)) result.lost++
  }

  const calls = generatedCalls(seed, count)
  const worker = async () => {
    for (const generated of calls) {
      await call(generated)
      if (result.calls % PROBE_EVERY === 0) await probe()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await probe()
  return result
}

/** `npm run bench -- fuzz-backend`: 20,000 calls against its own process, with the project's tables. */
export async function fuzzBackend(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'eleven-fuzz-'))
  const words = ['supabase/local/main.ts', '--port', '0', '--inbox-port', '0', '--data', data]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const { calls, statuses, lost, unanswered, probes } = await fuzz(JSON.parse(line) as Access, 11, CALLS)
    const rows = [...statuses].sort(([one], [other]) => one - other).map(([status, n]) => [String(status), String(n)])
    printTable('Generated calls of the backend', ['status', 'calls'], rows)
    console.log(
      `${calls} calls, ${unanswered} unanswered, ${lost} of ${probes} probes refused, process ${child.exitCode ?? 'alive'}`,
    )
    if (lost + unanswered > 0 || child.exitCode !== null) throw new CliError('The backend did not survive its calls.')
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
}
