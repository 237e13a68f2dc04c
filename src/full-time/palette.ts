import type { Palette } from './share.ts'

/** The player's chosen palette: from the account's display settings, or from a visitor's own preferences. */
export function paletteOf(signedIn: boolean): Palette {
  try {
    const kept = JSON.parse(localStorage.getItem(signedIn ? 'me' : 'userPreferences') ?? 'null') as {
      palette?: unknown
    } | null
    return kept?.palette === 'contrast' ? 'contrast' : 'usual'
  } catch {
    return 'usual'
  }
}
