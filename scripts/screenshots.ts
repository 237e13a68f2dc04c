// `npm run screenshots`: every page at 390 and 1280 px, light and dark, in every language, into .screenshots. Takes the
// running site, else starts one of its own; `--site URL` names another. `--app` takes those of the web app manifest
// into public/screenshots instead; `--walk` plays every daily, won and lost, and the quiz with five and forty people,
// into .screenshots/walk (tests/walk).
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { BOARD_PATHS } from '#components/boards.ts'
import { APP_SCREENSHOTS, screenshotPath, type ScreenshotForm } from '#components/web-manifest.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { GAME_PAGES, LIVE_PAGES, STATIC_PAGES } from './bench/pages.ts'
import { browserLaunch, requireBrowser } from './launcher/browser.ts'
import { run } from './launcher/cli-error.ts'
import { spawnStack, stopStack } from './launcher/spawned.ts'

const FOLDER = '.screenshots'
const WIDTHS = [390, 1280]
const HEIGHT = 900
/** Image quality (percent) of the screenshots in the web app manifest. */
const QUALITY = 80
const MODES = ['light', 'dark'] as const
const OTHERS = ['/archive', '/credits', '/profile', '/submissions', '/reset-password', '/offline', '/nowhere']
const PAGES = [...STATIC_PAGES, ...BOARD_PATHS, ...GAME_PAGES, ...LIVE_PAGES, ...OTHERS]
const USUAL_SITE = 'http://localhost:4321'

await run(async () => {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, app: { type: 'boolean' }, walk: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.walk) return walk(positionals)
  const running = values.site ?? (await answers(USUAL_SITE))
  requireBrowser()
  const stack = running ? null : spawnStack([])
  await stack?.ready
  const browser = await chromium.launch(browserLaunch())
  try {
    if (values.app) return await shootApp(browser, running ?? USUAL_SITE)
    mkdirSync(FOLDER, { recursive: true })
    for (const width of WIDTHS) for (const mode of MODES) await shootAll(browser, running ?? USUAL_SITE, width, mode)
    console.log(`${PAGES.length * LOCALES.length * WIDTHS.length * MODES.length} pictures in ${FOLDER}`)
  } finally {
    await browser.close()
    if (stack) await stopStack(stack)
  }
})

/** `names`: parts of the names of the walks to take, as a game, `390-dark` or `1280.*age`; none: all. */
function walk(names: readonly string[]): void {
  const command = [
    'test',
    '--config',
    'playwright.walk.config.ts',
    ...(names.length > 0 ? ['--grep', names.join('|')] : []),
  ]
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), command, { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

const answers = (site: string) =>
  fetch(site).then(
    () => site,
    () => null,
  )

/** The first screen of the home page, as app stores show it. */
async function shootApp(browser: Browser, site: string): Promise<void> {
  for (const locale of LOCALES) {
    for (const form of Object.keys(APP_SCREENSHOTS) as ScreenshotForm[]) {
      const { width, height, scale } = APP_SCREENSHOTS[form]
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale,
      })
      const page = await context.newPage()
      await page.goto(site + localePath(locale, '/'), { waitUntil: 'networkidle' })
      const file = join('public', screenshotPath(locale, form))
      mkdirSync(dirname(file), { recursive: true })
      await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toFile(file)
      await context.close()
    }
  }
  console.log('public/screenshots')
}

async function shootAll(browser: Browser, site: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  for (const locale of LOCALES) {
    for (const path of PAGES) {
      await page.goto(site + localePath(locale, path), { waitUntil: 'networkidle' })
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: join(FOLDER, `${name}-${locale}-${width}-${colorScheme}.png`), fullPage: true })
    }
  }
  await context.close()
}
