import type { Preferences } from '#contracts/results.ts'
import { $accountPreferences } from './account-preferences.ts'
import { syncColourMode } from './colour-mode.ts'
import { keepDisplay } from './display.ts'
import { adoptLanguage } from './language.ts'
import { $points, $preferences } from './local-progress.ts'

/**
 * Applies the preferences of an account with these points to this device; null when nobody is signed in any more.
 * Returns what was chosen here and the account lacks, for the caller to save; null when there is nothing.
 */
export function adoptPreferences(preferences: Preferences | null, points = 0): Preferences | null {
  $accountPreferences.set(preferences)
  if (preferences) keepDisplay(preferences, points)
  else keepDisplay($preferences.get(), $points.get())
  if (preferences) adoptLanguage(preferences['locale'])
  const changedHere = syncColourMode(preferences && { ofAccount: preferences['colourMode'] })
  return changedHere && { colourMode: changedHere }
}
