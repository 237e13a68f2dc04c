import { createServerClient, parseCookieHeader } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import type { Context } from '#server/http.ts'
import { startBackend } from '#supabase/local/index.ts'
import { databaseImage } from '#tests/support/database.ts'
import { expectContract } from './contract.ts'

/** A day long after launch, at noon UTC. */
export const NOON = Date.parse('2026-11-21T12:00:00Z')
export const SITE = 'http://localhost:4321'

/** Longer than any test, so that no call is late because the machine is slow. */
export const PATIENT_MS = '600000'

type Endpoint = (context: Context) => Promise<Response>
type Cookies = Map<string, string>

export type Reply<Body> = { status: number; body: Body; text: string; headers: Headers }
export type Player = { id: string; token: string; cookies: Cookies }
export type Stage = Awaited<ReturnType<typeof openStage>>

export const PASSWORD = 'offside-trap'

/** The embedded backend in memory with a site's environment and a stopped clock. */
export async function openStage(now = NOON) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const image = await databaseImage()
  const backend = await startBackend({ port: 0, inboxPort: 0, siteUrl: SITE, image, passwordWork: 1 })
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url)
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.publishableKey)
  vi.stubEnv('SUPABASE_SECRET_KEY', backend.secretKey)
  vi.stubEnv('IMAGE_HOST_URL', backend.imageHost.url)
  vi.stubEnv('IMAGE_HOST_KEY', backend.imageHost.key)
  vi.stubEnv('PUBLIC_SITE_URL', SITE)
  vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is')
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  vi.stubEnv('BACKEND_DEADLINE_MS', PATIENT_MS)
  const service = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } })

  return {
    service,
    url: backend.url,
    /** Folds all results into boards and counters. */
    async fold() {
      for (let size = 1; size > 0;) {
        const { data } = await service.rpc('fold_results', { age: 0, size: 250 })
        size = data as number
      }
    },
    player: (name: string, fullName = name) => signUp(backend, name, fullName),
    async close() {
      await backend.close()
      vi.unstubAllEnvs()
      vi.useRealTimers()
    },
  }
}

/** Items that a game's day must not repeat (Wordle: the answer), read with the service role. */
export async function usedOn({ service }: Pick<Stage, 'service'>, game: string, date: string): Promise<string[]> {
  const { data } = await service.from('puzzles').select('used').match({ game, date }).is('voided_at', null).single()
  return (data as { used: string[] }).used
}

type Sender = { cookies?: Cookies; token?: string; address?: string }

/** A browser: stores its cookies. `token` is sent as the bearer. */
export function aBrowser({ cookies = new Map<string, string>(), token, address = '192.0.2.1' }: Sender = {}) {
  async function send<Body>(endpoint: Endpoint, method: string, path: string, body?: unknown): Promise<Reply<Body>> {
    const headers = new Headers({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(`${SITE}${path}`, { method, headers, body: text })
    const id = /^\/api\/runs\/(.+)$/.exec(path)?.[1]
    const code = /^\/api\/challenges\/(.+)$/.exec(path)?.[1]
    const response = await endpoint({ request, params: { id, code }, clientAddress: address })
    storeCookies(cookies, response.headers.getSetCookie())
    const answer = await response.text()
    expectContract(method, path, response.status, parsed(answer))
    return { status: response.status, body: parsed(answer) as Body, text: answer, headers: response.headers }
  }
  return { cookies, send }
}
export type Browser = ReturnType<typeof aBrowser>

function storeCookies(cookies: Cookies, lines: string[]) {
  for (const line of lines) {
    const [{ name, value } = { name: '', value: '' }] = parseCookieHeader(line.split(';')[0]!)
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value ?? '')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Backend = Awaited<ReturnType<typeof startBackend>>

/** Signs up, confirms by mail and signs in, as a browser would. */
async function signUp({ url, inboxUrl, publishableKey }: Backend, name: string, fullName: string): Promise<Player> {
  const email = `${name}@example.test`
  const cookies: Cookies = new Map()
  const { auth } = createServerClient(url, publishableKey, {
    cookies: {
      getAll: () => [...cookies].map(([key, value]) => ({ name: key, value })),
      setAll: (changed) => changed.forEach(({ name: key, value }) => cookies.set(key, encodeURIComponent(value))),
    },
  })
  await auth.signUp({ email, password: PASSWORD, options: { data: { full_name: fullName } } })
  const mails = (await (await fetch(`${inboxUrl}/inbox.json`)).json()) as { to: string; html: string }[]
  const link = mails.findLast(({ to }) => to === email)!.html.match(/href="([^"]+)"/)![1]!
  await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' })
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { id: data.session.user.id, token: data.session.access_token, cookies }
}
