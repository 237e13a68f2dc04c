import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { progress, start } from './page.ts'
import { root, say } from './fill.ts'
import type { Progress } from '#stores/page-progress.ts'

/** Fills in the skeleton's figures until the island has read the same keys. */
function fillProfile(now: Progress) {
  const { points } = now
  const results = markSkeleton(now)
  say('points', number(root.lang as Locale, points))
  say('results', number(root.lang as Locale, results))
}

/** Marks the skeleton as a visitor's or an account's, with or without results. Returns the number of results. */
function markSkeleton({ signedIn, statistics }: Progress): number {
  const results = Object.values(statistics).flat().length
  root.toggleAttribute('data-in', signedIn)
  root.toggleAttribute('data-none', results === 0)
  return results
}

// Before paint.
markSkeleton(progress())
start(fillProfile)
