import { atom } from 'nanostores'
import type { Preferences } from '#contracts/results.ts'
import { $preferences } from './local-progress.ts'
import { $session } from './session.ts'

type Value = Preferences[string]

/** Preferences of the signed-in account, as the server last told; null while anonymous or unknown. */
export const $accountPreferences = atom<Preferences | null>(null)

/** A setting of whoever plays here, from the account when there is one. */
export const preference = (key: string): Value | undefined => ($accountPreferences.get() ?? $preferences.get())[key]

/** Keeps a setting in this browser, or in the account when signed in. Never rejects; returns false when it was not saved. */
export async function setPreference(key: string, value: Value): Promise<boolean> {
  if ($session.get().status !== 'signed-in') {
    $preferences.update((preferences) => ({ ...preferences, [key]: value }))
    return true
  }
  const { changeAccount } = await import('./change-account.ts')
  const { ok } = await changeAccount({ preferences: { [key]: value } })
  return ok
}
