import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Of all rules, those whose verdict depends on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** In the page itself, because none of ours holds a frame of others: else every look opens another page. */
function axe(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return within === undefined ? builder : builder.include(within)
}

/** What axe finds in the page, or in the part of it that the selector names. */
export async function barriers(page: Page, within?: string) {
  await page.evaluate(arrive)
  return (await axe(page, within).analyze()).violations
}

/** The same in both colour modes; by night with the rules of colour alone, because all else is as it was. */
export async function barriersDayAndNight(page: Page, within?: string) {
  await show(page, 'light')
  const byDay = await barriers(page, within)
  await show(page, 'dark')
  const byNight = await axe(page, within).withRules(RULES_OF_COLOUR).analyze()
  return [...byDay, ...byNight.violations]
}

async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(arrive)
}

/** In the page: colours glide and places rise, and axe would measure them on the way. */
function arrive() {
  for (const animation of document.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
