import type { Preferences } from '#contracts/results.ts'
import { syncColourMode } from './colour-mode.ts'
import { adoptLanguage } from './language.ts'
import { $accountPreferences, setPreference } from './preferences.ts'

/** What the server told of the account, null for none any more: what was chosen elsewhere holds on this device too. */
export function adoptPreferences(preferences: Preferences | null) {
  $accountPreferences.set(preferences)
  showPalette(preferences?.['palette'])
  if (preferences) adoptLanguage(preferences['locale'])
  const changedHere = syncColourMode(preferences && { ofAccount: preferences['colourMode'] })
  if (changedHere) void setPreference('colourMode', changedHere)
}

/** Only who chose other colours for the tiles loads them. */
function showPalette(palette: unknown) {
  const { dataset } = document.documentElement
  if (palette === 'contrast') {
    dataset['palette'] = palette
    void import('#styles/palette.css')
  } else delete dataset['palette']
}
