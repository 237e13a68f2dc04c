import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules whose result depends on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Violations of all rules or of those named, in the page or in the part that the selector names. Axe runs in the page
 * itself, because ours contain no frames: its builder for Playwright loads axe twice for each check, half of its time.
 */
async function violations(
  page: Page,
  { within, rules }: { within?: string | undefined; rules?: readonly string[] } = {},
) {
  await page.evaluate(arrive)
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return (await axe.run(context, options)).violations
    },
    {
      context: within ?? 'html',
      options: { resultTypes: ['violations' as const], ...(rules && { runOnly: [...rules] }) },
    },
  )
}

/** Violations that axe finds in the page, or in the part that the selector names. */
export const barriers = (page: Page, within?: string) => violations(page, { within })

/** Violations of contrast only, for a page whose other rules were checked in the other colour mode. */
export const contrastBarriers = (page: Page, within?: string) => violations(page, { within, rules: RULES_OF_COLOUR })

/** Targets that are too small, or half covered by something fixed. */
export async function smallTargets(page: Page) {
  return (await violations(page, { rules: ['target-size'] })).flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

/** Violations in both colour modes; in dark mode of the colour rules only, because the rest is unchanged. */
export async function barriersDayAndNight(page: Page, within?: string) {
  await show(page, 'light')
  const byDay = await barriers(page, within)
  await show(page, 'dark')
  return [...byDay, ...(await contrastBarriers(page, within))]
}

const show = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

/** Runs in the page: ends transitions, which axe would measure midway. */
function arrive() {
  for (const animation of document.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
