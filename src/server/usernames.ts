import { USERNAME_MAX, USERNAME_MIN } from '#contracts/users.ts'
import { nameRefusal } from './account/names/policy.ts'
import { FALLBACK_USERNAME } from './account/names/reserved-names.ts'

/**
 * A name as it may be stored: composed, single spaces, no invisible characters; null when it is not 3 to 20 characters
 * long (counted as the database counts, by code point).
 */
export function cleanUsername(text: string): string | null {
  const name = text
    .normalize('NFC')
    // The blank of Braille is a sign to Unicode, and nothing to the eye.
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  const length = [...name].length
  return length >= USERNAME_MIN && length <= USERNAME_MAX ? name : null
}

/** The nearest usable name for a new account: a long one is cut, an unusable or refused one is replaced. */
export function usableUsername(wanted: string): string {
  const name = cleanUsername(wanted) ?? cleanUsername([...wanted.trim()].slice(0, USERNAME_MAX).join(''))
  return name === null || nameRefusal(name) ? FALLBACK_USERNAME : name
}
