import { atom } from 'nanostores'
import type { Preferences } from '#contracts/results.ts'

/** Preferences of the signed-in account from the server's last answer; null while anonymous or unknown. */
export const $accountPreferences = atom<Preferences | null>(null)
