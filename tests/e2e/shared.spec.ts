import { toShareCode, type SharedResult } from '#core/share-code.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { expect, test } from './fixtures.ts'
import { barriersDayAndNight } from './support/barriers.ts'

/** A day that is over everywhere. */
const RESULT: SharedResult = {
  ...{ kind: 'game', day: '2026-07-20', game: 'wordle', won: true, points: 60, contrast: false },
  rows: [['good', 'fair', 'poor', 'closed', 'good']],
}

for (const locale of LOCALES) {
  test(`the page of a shared result has a card with its size and words: ${locale}`, async ({ page, request }) => {
    const code = toShareCode(RESULT)
    await page.goto(localePath(locale, `/s/${code}`))
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
    await expect(meta('og:title')).toHaveAttribute('content', title!)
    await expect(meta('og:image:alt')).toHaveAttribute('content', title!)
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', title!)
    const image = (await meta('og:image').getAttribute('content'))!
    expect(new URL(image).pathname).toBe(`/og/s/${locale}/${code}.over.png`)
    const card = await request.get(new URL(image).pathname)
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('eleven_visitor')
    if (locale === 'en') expect(await barriersDayAndNight(page)).toEqual([])
  })
}
