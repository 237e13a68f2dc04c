import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { localeRedirect } from '#i18n/redirect.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

const OUTPUT = join('.vercel', 'output')
const SITE_VARIABLES = {
  PUBLIC_SITE_URL: 'https://site.example.test',
  PUBLIC_SUPABASE_URL: 'https://backend.example.test',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
}
const FUNCTION = join(OUTPUT, 'functions', '_render.func')

type Handler = { fetch: (request: Request) => Promise<Response> }
type Route = {
  src?: string
  handle?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  middlewarePath?: string
}
let handler: Handler

const runBuild = (variables: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DEPLOY_TARGET: 'vercel', BUILD_DIR: `${BUILD_FOLDER}-vercel`, ...variables },
  })

beforeAll(async () => {
  const build = runBuild(SITE_VARIABLES)
  expect(build.status, build.stderr + build.stdout).toBe(0)
  const { handler: entry } = JSON.parse(readFileSync(join(FUNCTION, '.vc-config.json'), 'utf8')) as { handler: string }
  handler = ((await import(pathToFileURL(resolve(FUNCTION, entry)).href)) as { default: Handler }).default
})

const ask = (path: string, init?: RequestInit) => handler.fetch(new Request(`https://site.example.test${path}`, init))

describe('the function of a Vercel build, in plain Node', () => {
  test('answers an unknown page with the 404 page', async () => {
    const response = await ask('/fr/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('lang="fr"')
  })

  test('answers /api/health', async () => {
    const response = await ask('/api/health')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect([200, 503]).toContain(response.status)
  })

  test('returns 401 in the error format for an unauthenticated POST to /users, even with an invalid body', async () => {
    const response = await ask('/users', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', origin: 'https://site.example.test' },
    })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'unauthorised' })
  })
})

describe('the output of a Vercel build', () => {
  const routes = () => (JSON.parse(readFileSync(join(OUTPUT, 'config.json'), 'utf8')) as { routes: Route[] }).routes
  /** Routes that match a path in each phase: before the file lookup, after a miss, after a hit. */
  function matchRoutes(path: string) {
    const at = (handle: string) => routes().findIndex((route) => route.handle === handle)
    const matching = (part: Route[]) => part.filter(({ src }) => src !== undefined && new RegExp(src).test(path))
    const [files, hit] = [at('filesystem'), at('hit')]
    return {
      before: matching(routes().slice(0, files)),
      missed: matching(routes().slice(files, hit)),
      hit: matching(routes().slice(hit)),
    }
  }

  test('redirects by language before a static page is looked up', async () => {
    expect(routes()[0]).toMatchObject({ middlewarePath: '_middleware', continue: true })
    const entry = pathToFileURL(resolve(OUTPUT, 'functions', '_middleware.func', 'index.mjs')).href
    const { default: middleware } = (await import(entry)) as { default: (request: Request) => Response }
    const response = middleware(
      new Request('https://site.example.test/wordle', { headers: { 'accept-language': 'es' } }),
    )
    expect(response.headers.get('location')).toBe('/es/wordle')
  })

  test.each(['/', '/wordle', '/wordle/today', '/en', '/en/wordle', '/frigate', '/nowhere'])(
    'calls the middleware for %s',
    (path) => {
      expect(localeRedirect({ method: 'GET', url: path, acceptLanguage: 'es' })).not.toBeNull()
      expect(matchRoutes(path).before[0]?.middlewarePath).toBe('_middleware')
    },
  )

  test.each([
    ...['/fr', '/es/wordle', '/img/portrait/x.webp', '/img/quiz/live/token', '/flags/fr.svg', '/favicon.svg', '/users'],
    ...['/api/today', '/_astro/x.js', '/build.json', '/robots.txt', '/beside/wordle.json', '/countries/fr.json'],
    ...['/sw.js', '/app.webmanifest', '/calendar/daily.ics', '/icons/app-192.png', '/screenshots/en-wide.webp'],
  ])('does not call the middleware for %s', (path) => {
    expect(matchRoutes(path).before.filter(({ middlewarePath }) => middlewarePath)).toEqual([])
  })

  test.each(['/.env', '/wp-login.php', '/_astro/missing.js', '/fr/x.txt'])(
    'serves the static 404 file for a missing %s, with no-store',
    (path) => {
      const { before, missed } = matchRoutes(path)
      expect(before.filter(({ headers }) => headers?.['cache-control'])).toEqual([])
      expect(missed[0]).toMatchObject({ dest: '/not-found.txt', status: 404, headers: { 'cache-control': 'no-store' } })
      expect(existsSync(join(OUTPUT, 'static', 'not-found.txt'))).toBe(true)
    },
  )

  test('caches hashed files permanently, but not their absence', () => {
    expect(matchRoutes('/_astro/x.js').hit).toMatchObject([
      { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    ])
    expect(matchRoutes('/wordle').hit).toEqual([])
  })

  test.each(['/img/portrait/x.webp', '/img/crest/x.svg', '/api/x.y', '/build.json'])(
    'serves %s as a static file or through the render function',
    (path) => {
      const isStatic = existsSync(join(OUTPUT, 'static', path))
      expect(isStatic || matchRoutes(path).missed[0]?.dest === '_render').toBe(true)
    },
  )

  test('contains the static pages of every language', () => {
    const pages = ['index.html', 'fr/index.html', 'es/index.html', 'fr/wordle/index.html']
    expect(pages.filter((page) => !existsSync(join(OUTPUT, 'static', page)))).toEqual([])
  })

  test('contains the service worker, manifests and calendar files', () => {
    const files = ['sw.js', 'app.webmanifest', 'fr/app.webmanifest', 'es/calendar/daily.ics', 'apple-touch-icon.png']
    expect(files.filter((file) => !existsSync(join(OUTPUT, 'static', file)))).toEqual([])
  })

  test('excludes the embedded backend', () => {
    const traced = spawnSync('find', [FUNCTION, '-ipath', '*pglite*'], { encoding: 'utf8' })
    expect(traced.stdout).toBe('')
  })
})

test('a Vercel build without its variables fails with an error that lists them', () => {
  const { status, stderr } = runBuild({ ...SITE_VARIABLES, PUBLIC_SUPABASE_URL: '', PUBLIC_SITE_URL: '' })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'The site cannot be built without PUBLIC_SUPABASE_URL, PUBLIC_SITE_URL: set them as docs/deploy.md describes.',
  )
})

test('vercel.json pins functions to a single region', () => {
  const { regions } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { regions: string[] }
  expect(regions).toHaveLength(1)
})
