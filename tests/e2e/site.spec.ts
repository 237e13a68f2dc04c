import type { Page } from '@playwright/test'
import { isInLineUp } from '#core/formation.ts'
import { CATALOGUE, type Game } from '#games/catalogue.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { STATIC_PAGES } from '#scripts/bench/pages.ts'
import { expect, test } from './fixtures.ts'
import { barriersDayAndNight, smallTargets } from './support/barriers.ts'

const LANGUAGES: { locale: Locale; prefix: string; heading: string; missing: string }[] = [
  { locale: 'en', prefix: '', heading: 'Daily football games', missing: 'Page Not Found' },
  { locale: 'fr', prefix: '/fr', heading: 'Les jeux de foot du jour', missing: 'Page introuvable' },
  { locale: 'es', prefix: '/es', heading: 'Juegos de fútbol de cada día', missing: 'Página no encontrada' },
]
const MISSING = /status of 404/
/** Pages without a game. */
const READABLE = [...STATIC_PAGES, '/archive', '/credits', '/table', '/table/quiz', '/offline', '/league']
const FEW_WORDS = 20
/** Height of a phone's header, CSS px. */
const ONE_ROW = 60

for (const { locale, prefix, heading, missing } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test('the home page names its language, its title and its translations', async ({ page }) => {
      await page.goto(prefix || '/')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`eleven. ${messages(locale, 'pages')['/'].title}`)
      const tags = page.locator('link[rel=alternate]')
      expect(await tags.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
        'en',
        'fr',
        'es',
        'x-default',
      ])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${prefix || '\\d'}$`))
    })

    test("each of the eleven shirts leads to today's puzzle of its game", async ({ page, request }) => {
      await page.goto(prefix || '/')
      const shirts = page.getByRole('region', { name: messages(locale, 'home').lineup }).getByRole('link')
      const links = await shirts.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      const today = ({ id }: Game) => `${prefix}/${id === 'blur' ? 'blur/logo' : id}/today`
      expect(links).toEqual(CATALOGUE.filter(isInLineUp).map(today))
      expect(links).toHaveLength(11)
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
    })

    test('the first view shows the next game, the quiz, all eleven shirts and the bench (extra time)', async ({
      page,
    }) => {
      for (const [width, height] of [
        [390, 844],
        [320, 568],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(prefix || '/')
        await page.evaluate(() => document.fonts.ready)
        const bottom = (await page.locator('.tabs').boundingBox())?.y ?? height
        const shirts = page.getByRole('region', { name: messages(locale, 'home').lineup }).getByRole('link')
        const seen = [page.locator('[data-still] a:visible'), page.locator('#world-quiz'), ...(await shirts.all())]
        // On short phones the bench may be below the first view.
        if (height > 600)
          seen.push(page.getByRole('region', { name: messages(locale, 'home').bench }).getByRole('link'))
        expect(seen).toHaveLength(height > 600 ? 14 : 13)
        for (const part of seen) {
          const box = (await part.boundingBox())!
          expect(box.y + box.height, `${width} px: ${await part.innerText()}`).toBeLessThanOrEqual(bottom)
          expect(box.width, await part.innerText()).toBeGreaterThanOrEqual(44)
        }
      }
    })

    test('a missing page shows its path with a 404', async ({ page, expectConsoleError }) => {
      expectConsoleError(MISSING)
      const response = await page.goto(`${prefix}/wordel<b>`)
      expect(response!.status()).toBe(404)
      await expect(page).toHaveTitle(`${missing} - eleven.`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
      await expect(page.getByText(`${prefix}/wordel<b>`)).toBeVisible()
    })

    test('every link of home, picker and legal pages works', async ({ page, request }) => {
      const targets = new Set<string>()
      for (const path of STATIC_PAGES) {
        await page.goto(prefix + path)
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
        links.forEach((link) => targets.add(link))
      }
      for (const target of targets) {
        const answer = await request.get(target)
        expect(answer.status(), target).toBe(200)
      }
    })
  })
}

for (const { locale, prefix } of LANGUAGES) {
  test(`a phone's picker shows every mode without scrolling in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { path } of CATALOGUE.filter(({ path }) => STATIC_PAGES.includes(path))) {
      await page.goto(prefix + path)
      const last = page
        .getByRole('list', { name: messages(locale, 'games').pickMode })
        .locator('> li')
        .last()
      const { y, height } = (await last.boundingBox())!
      expect(y + height, path).toBeLessThanOrEqual((await page.locator('.tabs').boundingBox())!.y)
    }
  })
}

test('the tab bar of a phone half covers no target', async ({ page }) => {
  // Size of the phone that search engines emulate.
  await page.setViewportSize({ width: 412, height: 823 })
  const paths = STATIC_PAGES.filter((path) => CATALOGUE.some((game) => game.path === path))
  for (const path of [...paths, '/table', '/contact'].flatMap((path) =>
    ['/fr', '/es'].map((prefix) => prefix + path),
  )) {
    await page.goto(path)
    expect(await smallTargets(page), path).toEqual([])
  }
})

test('a server error has its own page', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 500/)
  const t = messages('en', 'errors')
  const response = await page.goto('/500')
  expect(response!.status()).toBe(500)
  await expect(page).toHaveTitle(`${t.internalServerError} - eleven.`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page.getByText('Error 500')).toBeVisible()
  await expect(page.getByText(t.internalLine)).toBeVisible()
  expect(await barriersDayAndNight(page)).toEqual([])
})

test.describe('the language of a visit', () => {
  test.use({ locale: 'fr-FR' })

  test('follows the browser and then the chosen language, and keeps the query', async ({ page }) => {
    await page.goto('/wordle?from=mail')
    await expect(page).toHaveURL(/\/fr\/wordle\?from=mail$/)
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es\/wordle$/)
    await page.goto('/')
    await expect(page).toHaveURL(/\/es$/)
  })

  test('can be chosen in the header as well', async ({ page }) => {
    await page.goto('/fr/terms')
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
    await expect(page).toHaveURL(/[^r]\/terms$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, prefix } of LANGUAGES) {
    test(`every static page is readable: ${locale}`, async ({ page }) => {
      for (const path of READABLE) {
        await page.goto(prefix + path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        const words = (await page.getByRole('main').innerText()).split(/\s+/).length
        expect(words, path).toBeGreaterThan(FEW_WORDS)
        await expect(page.getByText(messages(locale, 'common').loading, { exact: true }), path).toBeHidden()
        await expect(page.getByRole('link', { name: locale === 'fr' ? 'English' : 'Français' }), path).toBeVisible()
        // Only buttons of a form work without script.
        await expect(page.getByRole('button').and(page.locator(':not(form[action] *)')), path).toHaveCount(0)
      }
    })
  }

  test("today's Wordle can be reached", async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/wordle/today')
  })
})

/** Answered here, because the server may consider the day over. */
async function onTheDay(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'))
  await page.route('**/api/today?*', (route) => route.fulfill({ json: { quiz: null, table: [], answers: [] } }))
}

test.describe('the first view', () => {
  test('a chosen dark mode applies from the first paint and across pages', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        document.documentElement.dataset['first'] = getComputedStyle(document.documentElement).colorScheme
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/privacy')
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.165 0.024 345)')
    await page.getByRole('button', { name: 'System' }).click()
    await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.985 0.006 355)')
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('system')
    // The quiz is dark in every mode.
    await page.getByRole('button', { name: 'Light' }).click()
    await page.goto('/quiz')
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
  })

  test('loads typefaces after its first frame, and at once between pages', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName }) => {
        if (animationName === 'plain') document.documentElement.dataset['waited'] = ''
      })
    })
    const hasOurs = () =>
      page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'))
    await page.goto('/privacy')
    await expect(page.locator('html')).toHaveAttribute('data-waited')
    await expect.poll(hasOurs).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/terms$/)
    await expect.poll(hasOurs).toBe(true)
    await expect(page.locator('html')).not.toHaveAttribute('data-waited')
  })

  test('shows a game in system fonts until all its typefaces are loaded', async ({ page }) => {
    const html = page.locator('html')
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await page.route(/\/display\.[\w-]+\.woff2$/, async (route) => {
      await sent
      await route.continue()
    })
    const first = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])
    await page.goto('/wordle/solo')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(html).toHaveAttribute('data-plain', 'body display num')
    expect(await first()).toContain('Figtree fallback')
    send()
    await expect(html).toHaveAttribute('data-plain', '')
    expect(await first()).toBe('Figtree')
  })

  test('a returning visitor sees level, streak and the day', async ({ page }) => {
    await onTheDay(page)
    await page.addInitScript(() => {
      const daily = (date: string) => ({
        id: `run-${date}`,
        mode: 'today',
        date,
        won: true,
        score: 4,
        points: 41,
        ms: 9,
        n: 4,
        tags: [],
      })
      localStorage.setItem('points', '230')
      // The missed day in between uses a freeze.
      const wordle = ['2026-11-18', '2026-11-20', '2026-11-21'].map(daily)
      localStorage.setItem('userStats', JSON.stringify({ wordle }))
      const done = { won: true, score: 4, points: 41 }
      const sums = { '2026-11-20': { played: 4, points: 96 } }
      localStorage.setItem('dailies', JSON.stringify({ wordle: { date: '2026-11-21', done }, sums }))
    })
    await page.goto('/')
    await expect(page.locator('.lvl')).toContainText('Level 3')
    await expect(page.locator('.lvl')).toContainText('10/144')
    await expect(page.locator('.top .streak')).toContainText('3')
    await expect(page.getByText('Matchday 3. Yesterday: 4 of 11, +96.')).toBeVisible()
    const dailies = CATALOGUE.filter(({ modes }) => modes.some(({ counts }) => counts === 'daily'))
    await expect(page.getByRole('link', { name: 'Wordle Found in 4' })).toBeVisible()
    // The first unplayed game in shirt order.
    const next = dailies.find(({ id }) => id !== 'wordle')!
    const still = page.locator(`[data-still][data-daily="${next.id}"]`)
    await expect(still).toContainText('no. 129')
    await expect(still.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', `/${next.id}/today`)
    await expect(page.getByText('First win of the day: done')).toBeVisible()
    const lastDay = page.getByRole('listitem').filter({ hasText: 'Today' })
    expect(await lastDay.innerText()).toMatch(/Today\s*played/)
    await page.goto('/wordle')
    await expect(page.getByRole('link', { name: 'See your result Today' })).toBeVisible()
  })

  test('the bench shows a finished game of extra time', async ({ page }) => {
    await page.addInitScript(() => {
      const now = new Date()
      const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
      const note = { date, done: { won: true, score: 60, points: 60 } }
      localStorage.setItem('dailies', JSON.stringify({ 'back-four': note }))
    })
    await page.goto('/')
    const bench = page.getByRole('region', { name: 'On the bench' })
    await expect(bench.getByText(messages('en', 'home').dayPlayed)).toBeVisible()
    await expect(bench.locator('.shirt')).toHaveAttribute('data-s', 'won')
  })

  test('a high level and a long streak fit into one row on a phone', async ({ page }) => {
    await page.addInitScript(() => {
      // One hundred days before today, and today, in the browser's zone.
      const dayAgo = (count: number) => {
        const day = new Date()
        day.setDate(day.getDate() - count)
        return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
      }
      const wordle = Array.from({ length: 101 }, (_, count) => ({ mode: 'today', date: dayAgo(count) }))
      localStorage.setItem('points', '78051')
      localStorage.setItem('userStats', JSON.stringify({ wordle }))
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/fr/table')
    const header = page.getByRole('banner')
    await expect(header).toContainText(/Niveau \d{2}/)
    await expect(header.locator('.streak')).toContainText('101')
    for (const width of [390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect((await header.boundingBox())!.height, `rows at ${width}`).toBe(ONE_ROW)
    }
  })

  test('home and picker show the progress of a started game', async ({ page }) => {
    await onTheDay(page)
    await page.addInitScript(() => {
      const cells = [{}, { is: 'known', text: '', picture: '/flags/fr.svg' }, {}, { is: 'known', text: 'MF' }, {}]
      const wordle = { date: '2026-11-21', at: 6, of: 8, lang: 'en', cells }
      localStorage.setItem('dailies', JSON.stringify({ wordle }))
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Wordle Guess 6 of 8' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Finish', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Who is he?' })).toContainText('MF')
    await page.goto('/wordle')
    await expect(page.getByRole('link', { name: 'Finish it Today' })).toBeVisible()
    await expect(page.getByText('Guess 6 of 8')).toBeVisible()
  })

  test('the log-in button loads the dialog on approach', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the content security policy allows no unsafe source and no framing', async ({ request }) => {
  for (const path of [...STATIC_PAGES, '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy']!
    expect(policy, path).not.toContain('unsafe')
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("default-src 'self'")
  }
})

test('the sitemap lists every language of every page, and each exists', async ({ request }) => {
  const addresses = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(addresses.length).toBeGreaterThanOrEqual(3 * STATIC_PAGES.length)
  for (const [, address] of addresses) {
    const answer = await request.get(new URL(address!).pathname)
    expect(answer.status(), address).toBe(200)
  }
})

for (const path of [...STATIC_PAGES, '/credits', '/fr', '/es', '/no-such-page']) {
  test(`${path} loads no script and has no accessibility violation, light and dark @mobile`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(MISSING)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1)
    expect(await barriersDayAndNight(page)).toEqual([])
    await page.waitForLoadState()
    expect(scripts).toEqual([])
  })
}

for (const { locale, prefix } of LANGUAGES) {
  test(`no static page scrolls sideways in ${locale}`, async ({ page }) => {
    for (const path of STATIC_PAGES) {
      await page.goto(prefix + path)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${prefix + path} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  })
}

test('the seven days of the form fit their card at every width', async ({ page }) => {
  await page.addInitScript(() => {
    const now = new Date()
    const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
    const result = { id: 'form-result', mode: 'today', date, won: true, score: 4, points: 60, ms: 9000, n: 4, tags: [] }
    localStorage.setItem('userStats', JSON.stringify({ wordle: [result] }))
  })
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const week = page.locator('[data-week]')
    await expect(week.locator('[data-s=win]')).toBeVisible()
    const [days, card] = await week.evaluate((list) =>
      [list.lastElementChild!, list.closest('.card')!].map((box) => box.getBoundingClientRect().right),
    )
    expect(card! - days!, `${width} px`).toBeGreaterThanOrEqual(12)
  }
})
