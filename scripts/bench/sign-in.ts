// Sign-in beside floods of wrong passwords, at the embedded backend.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { startBackend, type Backend } from '#supabase/local/index.ts'
import { figuresOf } from './statistics.ts'
import { printTable } from './table.ts'

const SIGN_INS = 20
/** Guesses at once during each sign-in. */
const GUESSES = 60
/** Goal for the p99 of a sign-in, ms. */
const GOAL_MS = 1000
const PASSWORD = 'offside trap'
const PLAIN = { auth: { persistSession: false, autoRefreshToken: false } }

/** Address of each guess of a flood, given the known addresses. */
const FLOODS: [name: string, addressOf: ((at: number, known: readonly string[]) => string) | null][] = [
  ['none', null],
  ['60 unknown addresses', () => `${randomUUID()}@example.org`],
  ['one known address', (_, known) => known[0]!],
  ['60 known addresses', (at, known) => known[at]!],
]

/** `npm run bench -- sign-in`: new browsers, each of an address without a wrong attempt. */
export async function signIn(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-sign-in-'))
  const places = { port: 0, inboxPort: 0, siteUrl: 'http://localhost:4321' }
  // Short slow-downs: the waits of the guessers are not what is measured.
  const backend = await startBackend({ ...places, dataDir, slowAttemptMs: 10 })
  try {
    const known = await Promise.all(Array.from({ length: GUESSES }, () => account(backend)))
    const rows = []
    for (const [name, addressOf] of FLOODS) {
      const { p50, p99 } = figuresOf(await signInsBeside(backend, known, addressOf), 1)
      rows.push([name, p50.toFixed(), p99.toFixed(), String(GOAL_MS)])
    }
    printTable(`Sign-in beside ${GUESSES} guesses at once`, ['guesses at', 'p50 ms', 'p99 ms', 'goal ms'], rows)
  } finally {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signInsBeside(backend: Backend, known: readonly string[], addressOf: (typeof FLOODS)[number][1]) {
  const own = await account(backend)
  const times = []
  for (let round = 0; round < SIGN_INS; round++) {
    const guesses = Array.from({ length: addressOf ? GUESSES : 0 }, (_, at) =>
      attempt(backend, addressOf!(at, known), `wrong ${at}`),
    )
    // Answered at once, after the guesses have arrived.
    await fetch(`${backend.url}/auth/v1/health`)
    const begun = performance.now()
    const status = await attempt(backend, own, PASSWORD)
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}`)
    times.push(performance.now() - begun)
    await Promise.all(guesses)
  }
  return times
}

async function account({ url, secretKey }: Backend): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const { error } = await createClient(url, secretKey, PLAIN).auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true },
  })
  if (error) throw error
  return email
}

async function attempt({ url, publishableKey }: Backend, email: string, password: string): Promise<number> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await answer.arrayBuffer()
  return answer.status
}
