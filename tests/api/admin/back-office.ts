import { createServerClient } from '@supabase/ssr'
import { ALL } from '#pages/api/[...path].ts'
import type { Context } from '#server/http.ts'
import { expectContract } from '../contract.ts'
import { SITE, type Player, type Stage } from '../stage.ts'

type Handler = (context: Context) => Promise<Response>
type Module = Partial<Record<string, Handler>>

const FOLDER = '/src/pages'
/** All files of the back office, found by pattern, so that a new one is always tested. */
const MODULES = import.meta.glob<Module>('/src/pages/api/admin/**/*.ts', { eager: true })
const FILES = Object.keys(MODULES).sort()

/** Sample values for route parameters such as `[id]`. */
const SAMPLES: Record<string, string> = { id: '0e000000-0000-4000-8000-00000000000e', footballer: 'kylian-mbappe' }

/** `/api/admin/submissions/[id]` for its file. */
const patternOf = (file: string) => file.slice(FOLDER.length, -'.ts'.length).replace(/\/index$/, '')
export const PATHS = FILES.map((file) => patternOf(file).replaceAll(/\[(\w+)\]/g, (_, name: string) => SAMPLES[name]!))

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']

type Route = { module: Module; params: Record<string, string | undefined> }

/** The file that Astro would route a path to; the 404 file when there is none. */
function routeOf(path: string): Route {
  for (const file of FILES) {
    const shape = new RegExp(`^${patternOf(file).replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
    const found = shape.exec(path)
    if (found) return { module: MODULES[file]!, params: found.groups ?? {} }
  }
  return { module: { ALL }, params: { path: path.slice('/api/'.length) } }
}

export type Asked = { status: number; text: string; headers: [string, string][]; bytes: Buffer }
type Asking = { body?: unknown; headers?: Record<string, string> }

/** Sends a request as Astro would route it, with JSON from a page of the site unless `headers` differ. */
export async function ask(
  who: { cookies?: Player['cookies']; token?: string },
  method: string,
  path: string,
  { body, headers = {} }: Asking = {},
): Promise<Asked> {
  const sent = new Headers({ origin: SITE, 'content-type': 'application/json', ...headers })
  const cookie = [...(who.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  if (cookie) sent.set('cookie', cookie)
  if (who.token !== undefined) sent.set('authorization', `Bearer ${who.token}`)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request(SITE + path, { method, headers: sent, body: text })
  const { module, params } = routeOf(new URL(request.url).pathname)
  const handler = module[method] ?? module['ALL'] ?? (method === 'HEAD' ? module['GET'] : undefined)
  const response = await handler!({ request, params, clientAddress: '192.0.2.9' })
  const answered = Buffer.from(await response.arrayBuffer())
  if (response.headers.get('content-type') === 'application/json') {
    expectContract(method, path, response.status, JSON.parse(answered.toString() || 'null'))
  }
  const bytes = response.ok ? answered : Buffer.from(answered.toString().replace(ERROR_ID, '"id":"0000"'))
  return { status: response.status, text: bytes.toString(), headers: [...response.headers], bytes }
}

/** Id of an error: the only difference between two 404 answers. */
const ERROR_ID = /"id":"[0-9A-Z]{4}"/

/** Parsed answer for an admin; throws the actual answer when its status is not 2xx. */
export async function bodyOf<Answer>(asked: Promise<Asked>): Promise<Answer> {
  const { status, text } = await asked
  if (status >= 300) throw new Error(`${status} ${text}`)
  return JSON.parse(text) as Answer
}

/** Status and error code of a rejected request. */
export async function refusal(asked: Promise<Asked>): Promise<[number, string]> {
  const { status, text } = await asked
  return [status, (JSON.parse(text) as { code: string }).code]
}

/** A new account with the given `app_metadata`, signed in with cookies. */
export async function signedInAs(stage: Stage, name: string, app: object = {}, own: object = {}): Promise<Player> {
  const account = { email: `${name}@example.test`, password: 'offside-trap' }
  const { data, error } = await stage.service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    app_metadata: app,
    user_metadata: { full_name: name, ...own },
  })
  if (error) throw error
  return { ...(await signIn(account)), id: data.user.id }
}

export const anAdmin = (stage: Stage, name = 'admin') => signedInAs(stage, name, { role: 'admin' })

async function signIn(account: { email: string; password: string }): Promise<Omit<Player, 'id'>> {
  const cookies: Player['cookies'] = new Map()
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = process.env
  const { auth } = createServerClient(url!, key!, {
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changed) => changed.forEach(({ name, value }) => cookies.set(name, encodeURIComponent(value))),
    },
  })
  const { data, error } = await auth.signInWithPassword(account)
  if (error) throw error
  return { token: data.session.access_token, cookies }
}
