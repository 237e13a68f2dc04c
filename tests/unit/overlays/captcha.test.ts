import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Turnstile } from '#overlays/connection/captcha.ts'

type Options = Record<string, unknown> & { callback: (token: string) => void }
type Script = { src: string; onload(): void; onerror(): void }

const calls: unknown[] = []
const auth = {
  signInWithPassword: (given: unknown) => (calls.push(given), { error: null }),
  resetPasswordForEmail: (_: string, options: unknown) => (calls.push(options), { error: null }),
}
vi.mock('#stores/supabase.ts', () => ({ supabase: () => ({ auth }) }))
vi.mock('#stores/load-session.ts', () => ({ loadSession: async () => undefined }))

const scripts: Script[] = []
let onScriptAdded: (script: Script) => void
let answer: (options: Options) => void
let rendered: Options[] = []
const placed: string[] = []
const turnstile: Turnstile = {
  render: (_, options) => {
    rendered.push(options as Options)
    answer(options as Options)
    return `widget-${rendered.length}`
  },
  remove: (widget) => void placed.push(`${widget} removed`),
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('CAPTCHA', '1x00')
  for (const list of [calls, scripts, placed]) list.length = 0
  rendered = []
  onScriptAdded = (script) => script.onload()
  answer = ({ callback }) => callback('a token')
  vi.stubGlobal('window', { turnstile })
  vi.stubGlobal('location', { origin: 'https://eleven.example' })
  vi.stubGlobal('document', {
    documentElement: { lang: 'fr' },
    cookie: '',
    createElement: () => ({ remove: () => void placed.push('removed') }),
    querySelector: (selector: string) =>
      selector === 'dialog[open]' ? { append: () => void placed.push('in the dialog') } : null,
    head: { append: (script: Script) => (scripts.push(script), onScriptAdded(script)) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const pass = async () => (await import('#overlays/connection/captcha.ts')).passCaptcha()
const signIn = async () => (await import('#stores/auth.ts')).signIn('ann@example.org', 'offside trap')

test("a form sends the token of a widget in the open dialog once; the widget has the page's language", async () => {
  expect(await pass()).toBe(true)
  await signIn()
  await signIn()
  expect(calls).toEqual([
    { email: 'ann@example.org', password: 'offside trap', options: { captchaToken: 'a token' } },
    { email: 'ann@example.org', password: 'offside trap', options: {} },
  ])
  expect(rendered).toMatchObject([{ sitekey: '1x00', language: 'fr', appearance: 'interaction-only' }])
  expect(placed).toEqual(['in the dialog', 'widget-1 removed', 'removed'])
})

test('a password reset sends its token with the redirect address', async () => {
  await pass()
  await (await import('#stores/auth.ts')).sendResetMail('ann@example.org', '/reset-password')
  expect(calls).toEqual([{ redirectTo: 'https://eleven.example/reset-password', captchaToken: 'a token' }])
})

test.each(['error-callback', 'timeout-callback', 'unsupported-callback'])(
  'there is no token after %s, and the next press renders the widget again',
  async (event) => {
    answer = (options) => (options[event] as () => void)()
    expect(await pass()).toBe(false)
    answer = ({ callback }) => callback('a token')
    expect(await pass()).toBe(true)
    expect(rendered).toHaveLength(2)
  },
)

test('there is no token when the script is blocked, and the next press loads it again', async () => {
  onScriptAdded = (script) => script.onerror()
  expect(await pass()).toBe(false)
  onScriptAdded = (script) => script.onload()
  expect(await pass()).toBe(true)
  expect(scripts.map(({ src }) => src)).toEqual(
    Array(2).fill('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  )
})

test('without a site key no call has a token', async () => {
  vi.stubEnv('CAPTCHA', '')
  await signIn()
  expect(calls).toEqual([{ email: 'ann@example.org', password: 'offside trap' }])
})
