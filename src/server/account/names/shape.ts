/**
 * Letters of our typefaces (scripts/fonts/cuts.ts): Latin-1, Latin Extended-A, and the Romanian letters with a comma.
 * A name in another script would use the device's fallback font, which may show look-alikes or empty boxes.
 */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ſȘșȚțẞ'
const SIGNS = " '’._-"

/** Letters, digits, spaces and a few signs: no name may look like markup or an address, or break the line. */
const PLAIN = new RegExp(`^[${LETTERS}0-9][${LETTERS}0-9${SIGNS}]*$`, 'u')
const FOREIGN = new RegExp(`[^${LETTERS}0-9${SIGNS}]`, 'gu')
const BEFORE_LETTERS = new RegExp(`^[^${LETTERS}0-9]+`, 'u')
const OTHER_LETTER = new RegExp(`(?![${LETTERS}0-9])[\\p{L}\\p{M}\\p{N}]`, 'u')

/** True when a composed name of a guest or account has only allowed characters. */
export const isPlainName = (name: string): boolean => PLAIN.test(name)

/** True when a text holds letters or digits that our typefaces lack. */
export const hasOtherLetters = (text: string): boolean => OTHER_LETTER.test(text.normalize('NFC'))

/**
 * Removes forbidden characters, and accents that our typefaces lack: `<b>Ada</b>` becomes `bAdab`, `Nguyễn` `Nguyen`.
 */
export const plainName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(FOREIGN, withoutAccent).replace(BEFORE_LETTERS, '')

const withoutAccent = (letter: string): string => letter.normalize('NFD').replace(FOREIGN, '')
