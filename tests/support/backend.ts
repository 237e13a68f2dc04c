import { fileURLToPath } from 'node:url'
import { createBrowserClient } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startBackend, type Backend, type BackendOptions } from '#supabase/local/index.ts'
import { databaseImage } from './database.ts'

const FIXTURE = fileURLToPath(new URL('../backend/migrations/', import.meta.url))

export const SITE = 'http://localhost:4321'
export const PASSWORD = 'offside trap'

type TestMail = { to: string; subject: string; html: string; text: string }

export type TestBackend = Backend & {
  /** Advances the clock for tokens, codes and limits. */
  wait(seconds: number): void
  now(): Date
  /** A client as in the browser's or the server's code; stores no session on disk. */
  client(key?: string): SupabaseClient
  /** A separate browser: the client of @supabase/ssr (PKCE) with its cookies; `flowIds` as the site sets them. */
  browser(flowIds?: boolean): SupabaseClient
  mails(): Promise<TestMail[]>
  /** The link of the newest mail to an address. */
  link(to: string): Promise<string>
  /** A new confirmed account and its signed-in client. */
  player(email?: string): Promise<{ client: SupabaseClient; id: string; email: string }>
}

/** The address in a mail that leads to `/verify`. */
function linkIn(mail: TestMail | undefined): string {
  return /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}

function browserOf(backend: Backend, flowIds: boolean): SupabaseClient {
  const jar = new Map<string, string>()
  const cookies = {
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    setAll: (all: { name: string; value: string }[]) => all.forEach(({ name, value }) => void jar.set(name, value)),
  }
  return createBrowserClient(backend.url, backend.publishableKey, {
    cookies,
    isSingleton: false,
    auth: { experimental: { appendPkceFlowIdToRedirects: flowIds } },
  })
}

function clientOf(backend: Backend, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function mailsOf(backend: Backend): Promise<TestMail[]> {
  return (await (await fetch(`${backend.inboxUrl}/inbox.json`)).json()) as TestMail[]
}

/** A backend in memory with the tables of tests/backend/migrations and its own clock. */
export async function openBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  let time = Date.now()
  const now = () => new Date(time)
  const image = await databaseImage(FIXTURE)
  const places = { port: 0, inboxPort: 0, siteUrl: SITE, migrations: FIXTURE, image, passwordWork: 1, slowAttemptMs: 1 }
  const backend = await startBackend({ ...places, clock: now, ...options })
  let players = 0

  return {
    ...backend,
    now,
    wait: (seconds) => void (time += seconds * 1000),
    client: (key) => clientOf(backend, key),
    browser: (flowIds = false) => browserOf(backend, flowIds),
    mails: () => mailsOf(backend),
    link: async (to) => linkIn((await mailsOf(backend)).findLast((mail) => mail.to === to)),
    player: async (email = `player${++players}@example.org`) => {
      const account = { email, password: PASSWORD, email_confirm: true }
      const { data } = await clientOf(backend, backend.secretKey).auth.admin.createUser(account)
      const client = clientOf(backend)
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      return { client, id: data.user?.id ?? '', email }
    },
  }
}
