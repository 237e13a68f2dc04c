import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules whose result depends on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** In the page itself, because ours contain no foreign frames: otherwise each check opens another page. */
function axe(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return within === undefined ? builder : builder.include(within)
}

/** Violations that axe finds in the page, or in the part that the selector names. */
export async function barriers(page: Page, within?: string) {
  await page.evaluate(arrive)
  return (await axe(page, within).analyze()).violations
}

/** Violations of contrast only: for a page that is checked whole in the other colour mode. */
export async function barriersOfColour(page: Page, within?: string) {
  await page.evaluate(arrive)
  return (await axe(page, within).withRules(RULES_OF_COLOUR).analyze()).violations
}

/** Targets that are too small, or half under something that stays in its place. */
export async function smallTargets(page: Page) {
  await page.evaluate(arrive)
  const { violations } = await axe(page).withRules(['target-size']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

/** In both colour modes; in dark mode with the colour rules only, because the rest is unchanged. */
export async function barriersDayAndNight(page: Page, within?: string) {
  await show(page, 'light')
  const byDay = await barriers(page, within)
  await show(page, 'dark')
  return [...byDay, ...(await barriersOfColour(page, within))]
}

async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(arrive)
}

/** In the page: ends transitions, which axe would measure midway. */
function arrive() {
  for (const animation of document.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
