import { atom } from 'nanostores'
import type { Preferences } from '#contracts/results.ts'

/** Preferences of the signed-in account, as the server last told; null while anonymous or unknown. */
export const $accountPreferences = atom<Preferences | null>(null)
