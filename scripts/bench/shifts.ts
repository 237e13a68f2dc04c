import { chromium } from 'playwright'
import { LOCALES } from '#i18n/locales.ts'
import { browserLaunch, requireBrowser } from '../launcher/browser.ts'
import { DELAYS_MS, LATE_PAGES, movedTooMuch, PHONES } from './late-visit.ts'
import { SITE, withStack } from './stack.ts'

/** `npm run bench -- shifts [URL]`: what late parts move on every page, size, language and delay. */
export async function shifts(): Promise<void> {
  requireBrowser()
  const [running] = process.argv.slice(3)
  await (running ? printShifts(running) : withStack(() => printShifts(SITE)))
}

async function printShifts(site: string): Promise<void> {
  const visits = LATE_PAGES.flatMap((page) =>
    LOCALES.flatMap((locale) =>
      PHONES.flatMap((size) => DELAYS_MS.map((delayMs) => ({ ...page, locale, size, delayMs }))),
    ),
  )
  const browser = await chromium.launch(browserLaunch())
  try {
    const moved = await movedTooMuch(browser, site, visits)
    for (const line of moved) console.log(line)
    console.log(`${moved.length} of ${visits.length} first visits moved too much`)
  } finally {
    await browser.close()
  }
}
