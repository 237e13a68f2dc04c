import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

const OUTPUT = join('.vercel', 'output')
const FUNCTION = join(OUTPUT, 'functions', '_render.func')

type Handler = { fetch: (request: Request) => Promise<Response> }
let handler: Handler

beforeAll(async () => {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DEPLOY_TARGET: 'vercel',
      BUILD_DIR: `${BUILD_FOLDER}-vercel`,
      PUBLIC_SITE_URL: 'https://site.example.test',
      PUBLIC_SUPABASE_URL: 'https://backend.example.test',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    },
  })
  expect(build.status, build.stderr + build.stdout).toBe(0)
  const { handler: entry } = JSON.parse(readFileSync(join(FUNCTION, '.vc-config.json'), 'utf8')) as { handler: string }
  handler = ((await import(pathToFileURL(resolve(FUNCTION, entry)).href)) as { default: Handler }).default
})

const ask = (path: string, init?: RequestInit) => handler.fetch(new Request(`https://site.example.test${path}`, init))

describe('the function of a Vercel build, in plain Node', () => {
  test('answers an unknown page with the 404 page', async () => {
    const answer = await ask('/fr/nowhere')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain('lang="fr"')
  })

  test('answers /api/health', async () => {
    const answer = await ask('/api/health')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect([200, 503]).toContain(answer.status)
  })

  test('rejects a stranger at /users in the error format, whatever the body', async () => {
    const answer = await ask('/users', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', origin: 'https://site.example.test' },
    })
    expect(await answer.json()).toMatchObject({ statusCode: 401, code: 'unauthorised' })
  })
})

describe('the output of a Vercel build', () => {
  test('redirects by language before a static page is looked up', async () => {
    const { routes } = JSON.parse(readFileSync(join(OUTPUT, 'config.json'), 'utf8')) as { routes: object[] }
    expect(routes[0]).toMatchObject({ middlewarePath: '_middleware', continue: true })
    const entry = pathToFileURL(resolve(OUTPUT, 'functions', '_middleware.func', 'index.mjs')).href
    const { default: middleware } = (await import(entry)) as { default: (request: Request) => Response }
    const answer = middleware(new Request('https://site.example.test/wordle', { headers: { 'accept-language': 'es' } }))
    expect(answer.headers.get('location')).toBe('/es/wordle')
  })

  test('contains the static pages of every language', () => {
    const pages = ['index.html', 'fr/index.html', 'es/index.html', 'fr/wordle/index.html']
    expect(pages.filter((page) => !existsSync(join(OUTPUT, 'static', page)))).toEqual([])
  })

  test('excludes the embedded backend', () => {
    const traced = spawnSync('find', [FUNCTION, '-ipath', '*pglite*'], { encoding: 'utf8' })
    expect(traced.stdout).toBe('')
  })
})
