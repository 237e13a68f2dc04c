import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { SITEMAP_PATHS } from '#components/sitemap.ts'
import { CACHES } from '#core/offline.ts'
import { QUIZ } from '#games/catalogue.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { browserLaunch } from '#scripts/launcher/browser.ts'
import { siteServer } from '#scripts/launcher/site-server.ts'
import { siteListener } from '#scripts/launcher/site.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

const FOLDER = `${BUILD_FOLDER}-services`
const ERRORS = 'https://errors.example.com'
const TAGS = 'https://tags.example.com'
const DAY_MS = 86_400_000
/** A build with every service configured; none of these services exists. */
const SERVICES = {
  BUILD_DIR: FOLDER,
  // No test measures the size of this build.
  PRECOMPRESS: '0',
  PUBLIC_SITE_URL: 'http://localhost:4321',
  PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  PUBLIC_ERROR_DSN: `${ERRORS.replace('//', '//key@')}/7`,
  PUBLIC_ANALYTICS_SCRIPT: '/stats/script.js',
  PUBLIC_ANALYTICS_ATTRIBUTES: 'data-website-id=a-1',
  PUBLIC_TAG_MANAGER_URL: `${TAGS}/gtm.js?id=GTM-1`,
  PUBLIC_CONTACT_EMAIL: 'team@eleven.example.com',
  PUBLIC_SOCIAL_LINKS: 'https://x.com/eleven https://youtube.com/@eleven',
  PUBLIC_PUBLISHER_NAME: 'Eleven SAS',
  PUBLIC_PUBLISHER_ADDRESS: '11 rue du Stade, 69007 Lyon',
  PUBLIC_PUBLISHER_HOST: 'A host, 1 Street, City, +1 555 0100',
  PUBLIC_SITE_VERIFICATION: 'google-site-verification=proof-1 msvalidate.01=proof-2',
  PUBLIC_CAPTCHA_SITE_KEY: 'a-site-key',
  PUBLIC_GOOGLE_LOGIN: '1',
  SOURCE_MAPS: '1',
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
/** Services that were requested, in order. */
let requested: string[]
let envelopes: Record<string, unknown>[][]
let violations: string[]

beforeEach(async () => {
  requested = []
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
  await context.route(`${TAGS}/**`, (route) => (requested.push('tags'), route.fulfill(script)))
  await context.route('**/stats/script.js', (route) => (requested.push('stats'), route.fulfill(script)))
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
/** Opens a page; resolves when its consent script has loaded. */
const openAndWait = async (path: string) => {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /on-demand/.test(name)))
  await page.waitForLoadState('networkidle')
}
const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as { at: number } | null)

const QUESTIONS = 10

/** Answers questions of Age's practice until `count` are marked, or to the end. */
async function answer(tab: Page, count: number) {
  const box = tab.getByRole('spinbutton')
  const marks = tab.locator('li[data-heat]')
  const isDone = async () =>
    (await tab.locator('[data-result]').isVisible()) || (count < QUESTIONS && (await marks.count()) >= count)
  await box.focus()
  // The box accepts no answer before the deal has loaded, nor while the page is reloading.
  await expect
    .poll(async () => {
      if (await isDone()) return true
      const options = { timeout: 1_000 }
      const isRevealed = await box
        .evaluate((input: HTMLInputElement) => input.readOnly, null, options)
        .catch(() => true)
      if (!isRevealed) await box.fill('30', options).catch(() => null)
      await box.press('Enter', options).catch(() => null)
      return isDone()
    })
    .toBe(true)
}

describe('no service is requested', () => {
  test('before a choice, while a bar with three equal buttons is at the foot of the page', async () => {
    await openAndWait('/')
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
    expect(requested).toEqual([])
  })

  test('after a refusal, and the player is not asked again', async () => {
    await openAndWait('/')
    await press('Refuse')
    expect(await bar().getByRole('status').textContent()).toContain('Saved')
    await openAndWait('/wordle')
    expect(await bar().count()).toBe(0)
    expect(requested).toEqual([])
  })

  test('183 days after a yes: the player is asked again', async () => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
    const { at } = (await stored())!
    requested = []
    await page.evaluate(
      (past) =>
        localStorage.setItem('consent', JSON.stringify({ ...JSON.parse(localStorage['consent'] as string), at: past })),
      at - 184 * DAY_MS,
    )
    await openAndWait('/wordle')
    await bar().waitFor()
    expect(requested).toEqual([])
  })

  test('with Global Privacy Control, without a question and whatever was stored', async () => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await openAndWait('/')
    expect(await bar().count()).toBe(0)
    await choices().click()
    await press('Accept')
    await openAndWait('/wordle')
    expect(requested).toEqual([])
  })

  test.each(['/profile', '/fr/profile', '/reset-password', '/submissions'])('on %s after a yes', async (path) => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
    requested = []
    await openAndWait(path)
    expect(requested).toEqual([])
  })
})

describe('after a yes', () => {
  test('script and container load once each, after the consent event, without a policy violation', async () => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => [...requested].sort()).toEqual(['stats', 'tags'])
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
    requested = []
    await openAndWait('/wordle')
    await expect.poll(() => [...requested].sort()).toEqual(['stats', 'tags'])
    expect(violations).toEqual([])
  })

  test('the container does not load for a signed-in player, nor on a URL with a code', async () => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
    requested = []
    await openAndWait('/wordle?code=ABCDEF')
    await expect.poll(() => requested).toEqual(['stats'])
    await context.addCookies([{ name: 'sb-x-auth-token', value: 'x', url: origin }])
    requested = []
    await openAndWait('/wordle')
    await expect.poll(() => requested).toEqual(['stats'])
  })

  test('logging in reloads a page that has the container', async () => {
    await openAndWait('/terms')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-connect]')!.click())
    await page.waitForURL('**/profile')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })

  test('a withdrawal by keyboard reloads the page and removes its cookies', async () => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
    await page.evaluate(() => (document.cookie = '_ga=GA1.1;path=/'))
    requested = []
    await choices().focus()
    await page.keyboard.press('Enter')
    await bar().waitFor()
    const load = page.waitForEvent('load')
    await bar().getByRole('button', { name: 'Refuse' }).focus()
    await page.keyboard.press('Enter')
    await load
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }))
  })

  test('agreeing to one purpose loads its service only', async () => {
    await openAndWait('/')
    await press('Choose')
    await bar()
      .getByRole('checkbox', { name: /Count visits/ })
      .check()
    await press('Save')
    await expect.poll(() => requested).toEqual(['stats'])
  })
})

describe('events', () => {
  /** All events sent to the container but its own start. */
  const counted = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.filter(
        ({ event }) => event !== undefined && event !== 'gtm.js',
      ),
    )
  const agree = async () => {
    await openAndWait('/')
    await press('Accept')
    await expect.poll(() => requested.length).toBe(2)
  }

  test('report start and end of a game, once each and without data', async () => {
    await agree()
    await openAndWait('/age')
    expect(await counted()).toEqual([])
    await answer(page, QUESTIONS)
    await expect.poll(counted).toEqual([{ event: 'game_begun' }, { event: 'game_ended' }])
  })

  test('report a shared day', async () => {
    await agree()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => {
      const now = new Date()
      const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
      const done = { won: true, score: 4, points: 20, bonus: 10 }
      const games = document.documentElement.dataset['dailies']!.split(' ')
      localStorage.setItem('dailies', JSON.stringify(Object.fromEntries(games.map((game) => [game, { date, done }]))))
    })
    await openAndWait('/')
    await page.getByRole('button', { name: 'Share your eleven' }).click()
    await expect.poll(counted).toEqual([{ event: 'shared' }])
  })
})

test('the consent bar does not appear while a game is played', async () => {
  await openAndWait('/wordle/solo')
  expect(await bar().count()).toBe(0)
  expect(requested).toEqual([])
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

  test("is reported once, scrubbed, with the page's trace id; trace headers go to our origin only", async () => {
    traced.clear()
    page.on('request', (request) => {
      const trace = request.headers()['sentry-trace']
      if (trace) traced.set(new URL(request.url()).origin, new Set([trace.slice(0, 32)]))
    })
    await openAndWait('/wordle/solo')
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
    await openAndWait('/')
    await choices().click()
    await bar()
      .getByRole('checkbox', { name: /Report page errors/ })
      .uncheck()
    await press('Save')
    await openAndWait('/wordle/solo')
    await broken()
    await page.waitForLoadState('networkidle')
    expect(envelopes).toEqual([])
  })
})

test("Google's button without a client id explains what is missing", async () => {
  await page.goto('/profile')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Login with Google is not set up here: a client id is required.', { exact: true }).waitFor()
  expect(violations).toEqual([])
})

describe('no page violates its content security policy', () => {
  const PRIVATE = ['/profile', '/submissions', '/reset-password', QUIZ.play, '/contact/sent?number=7', '/nowhere']
  /** Every page once, the languages in turn, because they differ in texts only. */
  const PATHS = [...SITEMAP_PATHS, ...PRIVATE].map((path, at) => localePath(LOCALES[at % LOCALES.length]!, path))
  const PAGES_AT_ONCE = 3

  /** Visits every page in a few tabs; listeners of the context collect violations. */
  async function crawl(at: string) {
    const paths = [...PATHS]
    const visit = async () => {
      const tab = await context.newPage()
      for (let path = paths.pop(); path; path = paths.pop()) {
        await tab.goto(`${at}${path}`)
        await tab.waitForLoadState('networkidle')
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit))
  }

  test('with everything configured and agreed to', async () => {
    await openAndWait('/')
    await press('Accept')
    await crawl(origin)
    expect(requested.filter((service) => service === 'tags').length).toBeGreaterThan(SITEMAP_PATHS.length / 2)
    expect(violations).toEqual([])
  })

  test('with nothing configured', async () => {
    const plain = siteServer(
      await siteListener(BUILD_FOLDER, { trustProxy: false, https: false, googleClientId: undefined }),
    )
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    await crawl(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`)
    plain.close()
    expect([violations, requested, envelopes]).toEqual([[], [], []])
  })

  test('a violation is detected by the crawl', async () => {
    await page.goto('/terms')
    await page.evaluate(() => void document.body.append(Object.assign(document.createElement('script'), { text: '1' })))
    await expect.poll(() => violations.length).toBe(1)
  })
})

describe('source maps', () => {
  test('exist for each of our scripts, name their sources, and are not served', async () => {
    const scripts = globSync(join(FOLDER, 'client', '_astro', '*.js'))
    expect(scripts.length).toBeGreaterThan(50)
    const mapOf = (script: string) => join(`${FOLDER}-maps`, '_astro', `${basename(script)}.map`)
    // Message files and the bundler's runtime have no source of ours.
    const unmapped = scripts
      .filter((script) => !existsSync(mapOf(script)))
      .map((script) => basename(script).split('.')[0])
    expect(unmapped.filter((name) => !['client', 'rolldown-runtime', ...LOCALES].includes(name!))).toEqual([])
    const [reporter] = scripts.filter((script) => readFileSync(script, 'utf8').includes('/envelope/'))
    const { sources } = JSON.parse(readFileSync(mapOf(reporter!), 'utf8')) as { sources: string[] }
    expect(sources.some((source) => source.endsWith('src/overlays/error-reporter.ts'))).toBe(true)
    expect(globSync(join(FOLDER, '**', '*.map'))).toEqual([])
    expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('sourceMappingURL'))).toEqual([])
    const answer = await fetch(`${origin}/_astro/${basename(scripts[0]!)}.map`)
    await answer.body?.cancel()
    expect(answer.status).toBe(404)
  })

  test('are not built by default', () => {
    expect(existsSync(`${BUILD_FOLDER}-maps`)).toBe(false)
  })
})

describe('a deploy during a running game', () => {
  const buildOf = (folder: string) =>
    /data-build="([^"]+)"/.exec(readFileSync(join(folder, 'client', 'index.html'), 'utf8'))![1]!
  const shownBuild = (tab: Page) => tab.evaluate(() => document.body.dataset['build'])

  /** Serves the plain build at first and, after `update`, the build with every service. */
  async function serveUpdatableSite() {
    const options = { trustProxy: false, https: false, googleClientId: undefined }
    const [older, newer] = await Promise.all([BUILD_FOLDER, FOLDER].map((folder) => siteListener(folder, options)))
    let now = older!
    const site = siteServer((request, response) => now(request, response))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void site.close())
    return {
      at: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      update: () => void (now = newer!),
    }
  }

  const isKept = (tab: Page) =>
    tab.evaluate(async (name) => (await (await caches.open(name)).match('/age')) !== undefined, CACHES.pages)

  test('a game ends from cached parts although the worker is new, and the next page is of the new build', async () => {
    const { at, update } = await serveUpdatableSite()
    await page.goto(`${at}/age`)
    await answer(page, 1)
    await expect.poll(() => isKept(page)).toBe(true)
    await page.evaluate(() => (window.name = 'same page'))
    update()
    const worker = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const before = registration.active
      await registration.update()
      const isNew = () => registration.active !== before && registration.active?.state === 'activated'
      while (!isNew()) await new Promise(requestAnimationFrame)
      return registration.active!.scriptURL
    })
    expect(worker).toBe(`${at}/sw.js`)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await answer(page, QUESTIONS)
    await page.locator('[data-result]').waitFor()
    expect(await page.evaluate(() => window.name)).toBe('same page')
    expect(await shownBuild(page)).toBe(buildOf(BUILD_FOLDER))
    await page.goto(`${at}/age`)
    expect(await shownBuild(page)).toBe(buildOf(FOLDER))
    await page.locator('[data-result]').waitFor()
  })

  test('without a worker the page reloads once for a missing part, and the game continues where it was', async () => {
    const plain = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
    onTestFinished(() => plain.close())
    const tab = await plain.newPage()
    const { at, update } = await serveUpdatableSite()
    await tab.goto(`${at}/age`)
    await answer(tab, 3)
    update()
    await answer(tab, QUESTIONS)
    await tab.locator('[data-result]').waitFor()
    expect(await shownBuild(tab)).toBe(buildOf(FOLDER))
    expect(await tab.evaluate(() => sessionStorage.getItem('reloaded'))).not.toBeNull()
  })
})

test('verification tags, contact address and social links come from the configuration', () => {
  const htmlOf = (path: string) => readFileSync(join(FOLDER, 'client', path, 'index.html'), 'utf8')
  for (const home of ['', 'fr', 'es'])
    expect(htmlOf(home)).toMatch(
      /<meta name="google-site-verification" content="proof-1">\s*<meta name="msvalidate.01" content="proof-2">/,
    )
  expect(htmlOf('wordle')).not.toContain('proof-1')
  expect(htmlOf('contact')).toContain('mailto:team@eleven.example.com')
  for (const link of ['https://x.com/eleven', 'https://youtube.com/@eleven']) expect(htmlOf('terms')).toContain(link)
})

test('the legal notice names the publisher in three languages, and exists only if one is configured', async () => {
  const htmlOf = (path: string) => readFileSync(join(FOLDER, 'client', path, 'index.html'), 'utf8')
  const titles = { '': 'Legal notice', fr: 'Mentions légales', es: 'Aviso legal' }
  for (const [language, title] of Object.entries(titles)) {
    const html = htmlOf(join(language, 'legal'))
    for (const text of [`<h1>${title}</h1>`, '11 rue du Stade, 69007 Lyon', 'A host, 1 Street'])
      expect(html).toContain(text)
    expect(htmlOf(join(language, 'terms'))).toMatch(/<a href="(?:\/fr|\/es)?\/legal"/)
  }
  expect(readFileSync(join(FOLDER, 'client', 'sitemap.xml'), 'utf8')).toContain('/fr/legal</loc>')
  expect(filesContaining('/legal"', BUILD_FOLDER)).toEqual([])
  const plain = siteServer(
    await siteListener(BUILD_FOLDER, { trustProxy: false, https: false, googleClientId: undefined }),
  )
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/legal`)
  plain.close()
  expect([answer.status, (await answer.text()).includes('Page Not Found')]).toEqual([404, true])
})

test.each(LOCALES)('the privacy page names the hosts of configured services, and none without: %s', (locale) => {
  const page = (folder: string) =>
    readFileSync(join(folder, 'client', localePath(locale, '/privacy'), 'index.html'), 'utf8')
  for (const host of [TAGS, ERRORS].map((address) => new URL(address).host)) {
    expect(page(FOLDER)).toContain(host)
    expect(page(BUILD_FOLDER)).not.toContain(host)
  }
})

const filesContaining = (word: string, folder: string) =>
  readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|html)$/.test(name) && readFileSync(join(folder, 'client', name), 'utf8').includes(word),
  )

describe('a build', () => {
  // Words that occur in our error reporting and tracing only; the client of Supabase mentions trace headers, too.
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
    expect(filesContaining(word, FOLDER)).not.toEqual([])
    expect(filesContaining(word, BUILD_FOLDER)).toEqual([])
  })

  test('rejects an analytics script of another origin with a message', () => {
    const { status, stderr } = built({ ...SERVICES, PUBLIC_ANALYTICS_SCRIPT: 'https://stats.example.com/s.js' })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('PUBLIC_ANALYTICS_SCRIPT must be a path on this site, such as /stats/script.js.')
  })
})
