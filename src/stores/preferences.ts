import type { Preferences } from '#contracts/results.ts'
import { $accountPreferences } from './account-preferences.ts'
import { $points, $preferences } from './local-progress.ts'
import { $session } from './session.ts'

type Value = Preferences[string]

/** A setting of the current player, from the account when there is one. */
export const preference = (key: string): Value | undefined => ($accountPreferences.get() ?? $preferences.get())[key]

/**
 * Stores a preference in this browser, or in the account when signed in. Never rejects; returns false when it was not
 * saved.
 */
export const setPreference = (key: string, value: Value): Promise<boolean> => setPreferences({ [key]: value })

/** The same for several at once. */
export async function setPreferences(chosen: Preferences): Promise<boolean> {
  if ($session.get().status !== 'signed-in') {
    const preferences = $preferences.update((before) => ({ ...before, ...chosen }))
    // If the code fails to load, the stored choice is applied with the next one.
    await import('./display.ts').then(({ keepDisplay }) => keepDisplay(preferences, $points.get())).catch(() => {})
    return true
  }
  const { changeAccount } = await import('./account.ts')
  const { ok } = await changeAccount({ preferences: chosen })
  return ok
}
