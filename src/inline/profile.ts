import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { progress, start } from './page.ts'
import { root, say } from './fill.ts'
import type { Progress } from '#stores/page-progress.ts'

/** Fills the figures that the page shows until its island has read the same keys. */
function fillProfile({ signedIn, points, statistics }: Progress) {
  const results = Object.values(statistics).flat().length
  root.toggleAttribute('data-in', signedIn)
  say('points', number(root.lang as Locale, points))
  say('results', number(root.lang as Locale, results))
}

// Before paint: whose page the skeleton shows.
root.toggleAttribute('data-in', progress().signedIn)
start(fillProfile)
