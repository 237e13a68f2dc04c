import './app-error.ts'
import { declareIntent, playIntent } from '#ui/intent.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'

/**
 * `startOverlays` for game pages: at the first interaction, or at once when there is a session, a message kept for this
 * page or an account copy to remove.
 */
export async function startOverlaysLazily(): Promise<void> {
  if (hasSessionCookie() || isKept('sessionStorage', 'news') || isKept('localStorage', 'me')) declareIntent()
  await playIntent()
  const { startOverlays } = await import('./overlays.ts')
  startOverlays()
}

function isKept(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}
