import type { Preferences } from '#contracts/results.ts'
import { $accountPreferences } from './account-preferences.ts'
import { syncColourMode } from './colour-mode.ts'
import { keepDisplay } from './display.ts'
import { adoptLanguage } from './language.ts'
import { $points, $preferences } from './local-progress.ts'

/**
 * Applies an account's preferences to this device; null after a sign-out. `points` decide which looks are unlocked.
 * Returns the choices of this device that the account lacks, for the caller to save, or null.
 */
export function adoptPreferences(preferences: Preferences | null, points = 0): Preferences | null {
  $accountPreferences.set(preferences)
  if (preferences) keepDisplay(preferences, points)
  else keepDisplay($preferences.get(), $points.get())
  if (preferences) adoptLanguage(preferences['locale'])
  const changedHere = syncColourMode(preferences && { ofAccount: preferences['colourMode'] })
  return changedHere && { colourMode: changedHere }
}
