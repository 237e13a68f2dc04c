import type { Palette } from './share.ts'

/** The colours that this player asked for: an account's display copy, or a visitor's own preferences. */
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
