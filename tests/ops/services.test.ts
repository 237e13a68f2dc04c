import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserLaunch } from '#scripts/launcher/browser.ts'
import { siteServer } from '#scripts/launcher/site-server.ts'
import { siteListener } from '#scripts/launcher/site.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

const FOLDER = `${BUILD_FOLDER}-services`
const ERRORS = 'https://errors.example.com'
const TAGS = 'https://tags.example.com'
const DAY_MS = 86_400_000
/** A build with every service; none of them exists outside of this test. */
const SERVICES = {
  BUILD_DIR: FOLDER,
  PUBLIC_SITE_URL: 'http://localhost:4321',
  PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  PUBLIC_ERROR_DSN: `${ERRORS.replace('//', '//key@')}/7`,
  PUBLIC_ANALYTICS_SCRIPT: '/stats/script.js',
  PUBLIC_ANALYTICS_ATTRIBUTES: 'data-website-id=a-1',
  PUBLIC_TAG_MANAGER_URL: `${TAGS}/gtm.js?id=GTM-1`,
}
const built = (variables: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8', env: { ...process.env, ...variables } })

let server: Server
let origin = ''
let browser: Browser

beforeAll(async () => {
  const build = built(SERVICES)
  expect(build.status, build.stderr + build.stdout).toBe(0)
  server = siteServer(await siteListener(FOLDER, { trustProxy: false, https: false, googleClientId: undefined }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(browserLaunch())
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

let context: BrowserContext
let page: Page
/** Requests to the services, by their first word. */
let asked: string[]
let envelopes: Record<string, unknown>[][]
let violations: string[]

beforeEach(async () => {
  asked = []
  envelopes = []
  violations = []
  context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  await context.exposeFunction('onViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    const report = (window as unknown as { onViolation(text: string): void }).onViolation
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      report(`${violatedDirective} ${blockedURI}`),
    )
  })
  const script = { contentType: 'text/javascript', body: '' }
  await context.route(`${TAGS}/**`, (route) => (asked.push('tags'), route.fulfill(script)))
  await context.route('**/stats/script.js', (route) => (asked.push('stats'), route.fulfill(script)))
  await context.route(`${ERRORS}/**`, (route) => {
    const lines = route.request().postData()!.split('\n').filter(Boolean)
    envelopes.push(lines.map((line) => JSON.parse(line) as Record<string, unknown>))
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  page = await context.newPage()
})
afterEach(() => context.close())

const bar = () => page.locator('#consent')
const press = (name: string) => bar().getByRole('button', { name, exact: true }).click()
const choices = () => page.getByRole('button', { name: 'Privacy choices' })
/** Resolves when the page's code for choices has loaded. */
const opened = async (path: string) => {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /on-demand/.test(name)))
  await page.waitForLoadState('networkidle')
}
const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as { at: number } | null)

describe('nothing of a service is requested', () => {
  test('before a choice, by a bar with three equal buttons at the foot of the page', async () => {
    await opened('/')
    await bar().waitFor()
    const buttons = await bar().getByRole('button').all()
    expect(await bar().getByRole('button').allTextContents()).toEqual(['Refuse', 'Choose', 'Accept'])
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((element) => {
          const { color, backgroundColor, fontSize, borderColor } = getComputedStyle(element)
          const { width, height } = element.getBoundingClientRect()
          return [color, backgroundColor, fontSize, borderColor, Math.round(width), Math.round(height)].join(' ')
        }),
      ),
    )
    expect(new Set(looks).size, looks.join('\n')).toBe(1)
    expect(await page.locator('#consent + footer').count()).toBe(1)
    expect(asked).toEqual([])
  })

  test('after a refusal, which is not asked about again', async () => {
    await opened('/')
    await press('Refuse')
    expect(await bar().getByRole('status').textContent()).toContain('Saved')
    await opened('/wordle')
    expect(await bar().count()).toBe(0)
    expect(asked).toEqual([])
  })

  test('183 days after a yes: the player is asked again', async () => {
    await opened('/')
    await press('Accept')
    await expect.poll(() => asked.length).toBe(2)
    const { at } = (await stored())!
    asked = []
    await page.evaluate(
      (past) =>
        localStorage.setItem('consent', JSON.stringify({ ...JSON.parse(localStorage['consent'] as string), at: past })),
      at - 184 * DAY_MS,
    )
    await opened('/wordle')
    await bar().waitFor()
    expect(asked).toEqual([])
  })

  test('with Global Privacy Control, unasked and whatever was stored', async () => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await opened('/')
    expect(await bar().count()).toBe(0)
    await choices().click()
    await press('Accept')
    await opened('/wordle')
    expect(asked).toEqual([])
  })

  test.each(['/profile', '/fr/profile', '/reset-password', '/submissions'])('on %s after a yes', async (path) => {
    await opened('/')
    await press('Accept')
    await expect.poll(() => asked.length).toBe(2)
    asked = []
    await opened(path)
    expect(asked).toEqual([])
  })
})

describe('after a yes', () => {
  test('script and container load once each, consent first, without a policy violation', async () => {
    await opened('/')
    await press('Accept')
    await expect.poll(() => [...asked].sort()).toEqual(['stats', 'tags'])
    const layer = await page.evaluate(() =>
      (window as unknown as { dataLayer: object[] }).dataLayer.map(
        (entry) => JSON.parse(JSON.stringify(entry)) as object,
      ),
    )
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(layer).toMatchObject([
      { 0: 'consent', 1: 'default', 2: { ...denied, analytics_storage: 'denied' } },
      { 0: 'consent', 1: 'update', 2: { analytics_storage: 'granted' } },
      { page_location: `${origin}/`, page_referrer: '' },
      { event: 'gtm.js' },
    ])
    expect(await page.locator('script[src="/stats/script.js"]').getAttribute('data-website-id')).toBe('a-1')
    asked = []
    await opened('/wordle')
    await expect.poll(() => [...asked].sort()).toEqual(['stats', 'tags'])
    expect(violations).toEqual([])
  })

  test('the container does not load beside a session, nor on an address with a code', async () => {
    await opened('/')
    await press('Accept')
    await expect.poll(() => asked.length).toBe(2)
    asked = []
    await opened('/wordle?code=ABCDEF')
    await expect.poll(() => asked).toEqual(['stats'])
    await context.addCookies([{ name: 'sb-x-auth-token', value: 'x', url: origin }])
    asked = []
    await opened('/wordle')
    await expect.poll(() => asked).toEqual(['stats'])
  })

  test('logging in leaves the page with the container for one without', async () => {
    await opened('/terms')
    await press('Accept')
    await expect.poll(() => asked.length).toBe(2)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-connect]')!.click())
    await page.waitForURL('**/profile')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

  test('a withdrawal by keyboard reloads the page and removes its cookies', async () => {
    await opened('/')
    await press('Accept')
    await expect.poll(() => asked.length).toBe(2)
    await page.evaluate(() => (document.cookie = '_ga=GA1.1;path=/'))
    asked = []
    await choices().focus()
    await page.keyboard.press('Enter')
    await bar().waitFor()
    const load = page.waitForEvent('load')
    await bar().getByRole('button', { name: 'Refuse' }).focus()
    await page.keyboard.press('Enter')
    await load
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }))
  })

  test('one purpose alone loads alone', async () => {
    await opened('/')
    await press('Choose')
    await bar()
      .getByRole('checkbox', { name: /Count visits/ })
      .check()
    await press('Save')
    await expect.poll(() => asked).toEqual(['stats'])
  })
})

test('a played page asks nothing during play', async () => {
  await opened('/wordle/solo')
  expect(await bar().count()).toBe(0)
  expect(asked).toEqual([])
})

describe('an uncaught error', () => {
  const broken = () =>
    page.evaluate(() =>
      setTimeout(() => {
        throw new TypeError('broken for ada@example.org')
      }),
    )
  /** Trace headers by origin. */
  const traced = new Map<string, Set<string>>()

  test("is reported once with the page's trace id, scrubbed, and its headers go to our origin alone", async () => {
    traced.clear()
    page.on('request', (request) => {
      const trace = request.headers()['sentry-trace']
      if (trace) traced.set(new URL(request.url()).origin, new Set([trace.slice(0, 32)]))
    })
    await opened('/wordle/solo')
    await page.evaluate(() => fetch('/api/health').catch(() => null))
    await broken()
    await broken()
    await expect.poll(() => envelopes.length).toBe(1)
    const [header, , event] = envelopes[0]!
    expect([...traced.keys()]).toEqual([origin])
    const [trace] = traced.get(origin)!
    expect(header).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
    expect(event).toMatchObject({
      contexts: { trace: { trace_id: trace } },
      transaction: '/wordle/solo',
      exception: { values: [{ type: 'TypeError', value: 'broken for *' }] },
    })
    expect(event).not.toHaveProperty('user')
    expect(violations).toEqual([])
  })

  test('is not reported after an objection', async () => {
    await opened('/')
    await choices().click()
    await bar()
      .getByRole('checkbox', { name: /Report errors/ })
      .uncheck()
    await press('Save')
    await opened('/wordle/solo')
    await broken()
    await page.waitForLoadState('networkidle')
    expect(envelopes).toEqual([])
  })
})

describe('a build', () => {
  const filesWith = (word: string, folder: string) =>
    readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(js|html)$/.test(name) && readFileSync(join(folder, 'client', name), 'utf8').includes(word),
    )
  // The client of Supabase mentions trace headers too; these words are the error report's and the trace headers' alone.
  const words = [
    'sentry_key',
    'sentry-trace_id',
    'dataLayer',
    'data-choices',
    'gtm.start',
    'globalPrivacyControl',
    'data-end',
  ]

  test.each(words)('without a service has no script or page that contains %s', (word) => {
    expect(filesWith(word, FOLDER)).not.toEqual([])
    expect(filesWith(word, BUILD_FOLDER)).toEqual([])
  })

  test('refuses a foreign analytics script with a sentence', () => {
    const { status, stderr } = built({ ...SERVICES, PUBLIC_ANALYTICS_SCRIPT: 'https://stats.example.com/s.js' })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('PUBLIC_ANALYTICS_SCRIPT must be a path on this site, such as /stats/script.js.')
  })
})
