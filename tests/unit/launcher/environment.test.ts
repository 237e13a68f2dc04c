import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  loadEnvironmentFile,
  siteEnvironment,
  withoutSecrets,
  type BackendAccess,
} from '#scripts/launcher/environment.ts'
import { readSettings } from '#scripts/launcher/settings.ts'

/** Set by tools and platforms, by scripts for their own children, or by the build. */
const UNDOCUMENTED = ['CI', 'PATH', 'VERCEL', 'VERCEL_GIT_COMMIT_SHA', 'NODE_ENV', 'PROD', 'DEV', 'SSR']
const OWN = ['PLAYWRIGHT_JSON_OUTPUT_FILE', 'ROOMS_LAUNCH', 'PICTURES', 'CAPTCHA']
/** Constants of a build, which src/server/third-parties.ts and src/integrations derive from variables. */
const DERIVED = [
  'REPORTS_TO',
  'REPORT_SAMPLE',
  'TRACED_BACKEND',
  'TRACED_ROOMS',
  'CONSENT',
  'ANALYTICS',
  'TAGS',
  'MEASURED',
  'GOOGLE_LOGIN',
  'WORKER',
]

test('.env.example explains every variable that the code reads', () => {
  const files = globSync('{src,scripts,supabase,party}/**/*.{ts,tsx,astro,mjs}')
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:process|import\.meta|environment)\.env(?:\.|\[')([A-Z][A-Z_]+)/g)].map(
      (match) => match[1]!,
    ),
  )
  const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]!)
  expect(read.length).toBeGreaterThan(10)
  expect(new Set(read).difference(new Set([...explained, ...UNDOCUMENTED, ...OWN, ...DERIVED]))).toEqual(new Set())
})

test('.env.example sets nothing when copied unchanged', () => {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  expect(names).toEqual(expect.arrayContaining(['HOST', 'DATA_DIR', 'PUBLIC_SITE_URL']))
  for (const name of names) vi.stubEnv(name, undefined)
  loadEnvironmentFile('.env.example')
  expect(names.filter((name) => name in process.env)).toEqual([])
  vi.unstubAllEnvs()
})

test('an empty shell variable counts as unset', () => {
  const empty = { HOST: '', DATA_DIR: '', BUILD_DIR: '', PUBLIC_SITE_URL: '', PUBLIC_PARTYKIT_HOST: '', PORT: '' }
  expect(readSettings([], empty)).toEqual(readSettings([], {}))
})

describe('environments of a launch', () => {
  const shared = { PUZZLE_SECRET: 'p', ROOM_TICKET_SECRET: 't', ROOM_RESULT_SECRET: 'r', CRON_SECRET: 'c' }
  const secrets = { ...shared, ROOM_PUZZLE_SECRET: 'd' }
  const backend = { url: 'http://127.0.0.1:1', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' }
  const settings = readSettings(['--port', '5000'], {})
  const site = siteEnvironment(settings, backend, secrets)
  afterEach(() => void vi.unstubAllEnvs())

  test("the site gets addresses, keys and secrets, except the rooms' own", () => {
    expect(site['ROOM_PUZZLE_SECRET']).toBeUndefined()
    vi.stubEnv('CAPTCHA_SECRET', 'captcha_x')
    expect(siteEnvironment(settings, backend, secrets)['CAPTCHA_SECRET']).toBeUndefined()
    expect(site).toMatchObject({
      ...shared,
      PUBLIC_SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      PUBLIC_SITE_URL: 'http://localhost:5000',
      PORT: '5000',
    })
  })

  test('a build gets no secret, even if the shell has set one', () => {
    vi.stubEnv('IMAGE_HOST_KEY', 'image_host_x')
    vi.stubEnv('CAPTCHA_SECRET', 'captcha_x')
    const build = withoutSecrets(siteEnvironment(settings, backend, secrets))
    expect(build['PUBLIC_SUPABASE_URL']).toBe(backend.url)
    expect(Object.keys(build).filter((name) => /SECRET|IMAGE_HOST_KEY/.test(name))).toEqual([])
  })

  describe('the image host', () => {
    const imageHost = { url: 'http://127.0.0.1:1/image-host', key: 'image_host_x' }
    const ofSite = (access: BackendAccess) => {
      const { IMAGE_HOST_URL, IMAGE_HOST_KEY } = siteEnvironment(settings, access, secrets)
      return [IMAGE_HOST_URL, IMAGE_HOST_KEY]
    }

    test('is embedded by default', () => {
      vi.stubEnv('IMAGE_HOST_URL', '')
      expect(ofSite({ ...backend, imageHost })).toEqual([imageHost.url, imageHost.key])
    })

    test('is the one in the environment', () => {
      vi.stubEnv('IMAGE_HOST_URL', 'https://images.example/1/upload')
      vi.stubEnv('IMAGE_HOST_KEY', 'from the shell')
      expect(ofSite({ ...backend, imageHost })).toEqual(['https://images.example/1/upload', 'from the shell'])
    })

    test('is absent with a hosted backend', () => {
      vi.stubEnv('IMAGE_HOST_URL', undefined)
      vi.stubEnv('IMAGE_HOST_KEY', undefined)
      expect(ofSite(backend)).toEqual([undefined, undefined])
    })
  })
})
