import type { Preferences } from '#contracts/results.ts'
import { syncColourMode } from './colour-mode.ts'
import { adoptLanguage } from './language.ts'
import { $accountPreferences, setPreference } from './preferences.ts'

/** What the server told of the account, null for none any more: language and colour mode follow it to this device. */
export function adoptPreferences(preferences: Preferences | null) {
  $accountPreferences.set(preferences)
  if (preferences) adoptLanguage(preferences['locale'])
  const changedHere = syncColourMode(preferences && { ofAccount: preferences['colourMode'] })
  if (changedHere) void setPreference('colourMode', changedHere)
}
