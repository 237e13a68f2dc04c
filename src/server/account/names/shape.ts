/** Letters, digits, spaces and a few signs: no name may look like markup, an address or a new line. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’._-]*$/u
const FOREIGN = /[^\p{L}\p{M}\p{N} '’._-]/gu
const BEFORE_LETTERS = /^[^\p{L}\p{N}]+/u
/** Scripts need at most two marks on a letter; more would overlap the lines above. */
const STACKED = /\p{M}{3,}/u

/** Invisible letters and marks, such as Hangul fillers. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u

/** True when a name of a guest or account has only allowed characters. */
export const isPlainName = (name: string): boolean => PLAIN.test(name) && !STACKED.test(name) && !HIDDEN.test(name)

/** Removes forbidden characters: `<b>Ada</b>` becomes `bAdab`. */
export const plainName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(FOREIGN, '')
    .replace(BEFORE_LETTERS, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
