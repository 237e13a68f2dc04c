import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GoogleCredential } from '#stores/google.ts'

/** Google's script, as the page uses it. */
const identity = {
  initialize: vi.fn<(options: Record<string, unknown>) => void>(),
  renderButton: vi.fn<(place: unknown, options: Record<string, unknown>) => void>(),
  prompt: vi.fn(),
  cancel: vi.fn(),
}

type Script = { src: string; onload: () => void; onerror: () => void; remove: () => void }

describe('sign-in with Google', () => {
  const scripts: Script[] = []
  let arrival: (script: Script) => void
  const credentials: GoogleCredential[] = []

  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('PUBLIC_GOOGLE_CLIENT_ID', 'eleven.apps.example.org')
    vi.stubGlobal('window', { google: { accounts: { id: identity } } })
    vi.stubGlobal('document', {
      createElement: () => ({ remove: () => {} }),
      head: { append: (script: Script) => (scripts.push(script), arrival(script)) },
    })
    scripts.length = 0
    credentials.length = 0
    arrival = (script) => script.onload()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.clearAllMocks()
  })

  const prepare = async (locale = 'fr') =>
    (await import('#stores/google.ts')).prepareGoogle({
      ...{ locale, promptPlace: 'offer' },
      onCredential: (credential) => void credentials.push(credential),
    })

  const options = () => identity.initialize.mock.lastCall![0]
  const choose = (answer: unknown) => (options()['callback'] as (answer: unknown) => void)(answer)

  test('loads one script in the page’s language', async () => {
    await Promise.all([prepare(), prepare()])
    expect(scripts.map(({ src }) => src)).toEqual(['https://accounts.google.com/gsi/client?hl=fr'])
    expect(options()).toMatchObject({ client_id: 'eleven.apps.example.org', prompt_parent_id: 'offer' })
  })

  test('gives Google the hash of a nonce, and the service the nonce', async () => {
    await prepare()
    choose({ credential: 'a.b.c' })
    expect(credentials).toMatchObject([{ token: 'a.b.c' }])
    const [{ nonce }] = credentials as [GoogleCredential]
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(options()['nonce']).toBe(createHash('sha256').update(nonce).digest('hex'))
  })

  test('uses another nonce each time', async () => {
    await prepare()
    const first = options()['nonce']
    await prepare()
    expect(options()['nonce']).not.toBe(first)
  })

  test.each([null, 'token', {}, { credential: 7 }])('rejects the login %j', async (answer) => {
    await prepare()
    choose(answer)
    expect(credentials).toEqual([])
  })

  test.each([
    [120, 200],
    [278.4, 278],
    [900, 400],
  ])('in %d px of room draws a button of %i px', async (width, drawn) => {
    const google = await prepare('es')
    google.draw('place' as unknown as HTMLElement, { dark: true, width })
    const look = { theme: 'filled_black', text: 'continue_with', width: drawn, locale: 'es' }
    expect(identity.renderButton).toHaveBeenCalledWith('place', expect.objectContaining(look))
    google.prompt()
    google.cancel()
    expect([identity.prompt.mock.calls.length, identity.cancel.mock.calls.length]).toEqual([1, 1])
  })

  test('reports that the script failed to load, and retries', async () => {
    arrival = (script) => script.onerror()
    const failure = { name: 'GoogleScriptError' }
    await expect(prepare()).rejects.toMatchObject(failure)
    await expect(prepare()).rejects.toThrow('Failed to load the Google 3P Authorization JavaScript Library.')
    arrival = (script) => script.onload()
    await prepare()
    expect(scripts).toHaveLength(3)
  })

  test('reports a failure when the address returns a different script', async () => {
    vi.stubGlobal('window', {})
    await expect(prepare()).rejects.toMatchObject({ name: 'GoogleScriptError' })
  })

  test('needs a client id', async () => {
    vi.stubEnv('PUBLIC_GOOGLE_CLIENT_ID', '')
    await expect(prepare()).rejects.toMatchObject({ name: 'GoogleClientIdError' })
    expect(scripts).toEqual([])
  })

  test('does not run on a server', async () => {
    vi.stubGlobal('document', undefined)
    await expect(prepare()).rejects.toMatchObject({ name: 'GoogleServerError' })
  })
})
