import { USERNAME_MAX, USERNAME_MIN } from '#contracts/users.ts'
import { nameRefusal } from './account/names/policy.ts'
import { FALLBACK_USERNAME } from './account/names/reserved-names.ts'
import { hasOtherLetters, isPlainName, plainName } from './account/names/shape.ts'

/**
 * Normalises a name: composed, single spaces, no invisible characters. Null for other characters, or when not 3 to 20
 * code points long (as the database counts).
 */
export function cleanUsername(text: string): string | null {
  const name = text
    .normalize('NFC')
    // Unicode counts the Braille blank as a symbol, but it is invisible.
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  const length = [...name].length
  return isPlainName(name) && length >= USERNAME_MIN && length <= USERNAME_MAX ? name : null
}

/** Why `cleanUsername` refuses a text: its script, or anything else about its shape. */
export const shapeFailure = (text: string): 'username-script' | 'username-invalid' =>
  hasOtherLetters(text) ? 'username-script' : 'username-invalid'

/** The nearest usable name for a new account: strips characters, truncates, or replaces an unusable one. */
export function usableUsername(wanted: string): string {
  const plain = plainName(wanted).trim()
  const name =
    cleanUsername(wanted) ?? cleanUsername(plain) ?? cleanUsername([...plain].slice(0, USERNAME_MAX).join(''))
  return name === null || nameRefusal(name) ? FALLBACK_USERNAME : name
}
