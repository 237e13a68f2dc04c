/** Letters, digits, spaces and a few signs: no name may look like markup, an address or another line. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’._-]*$/u
const FOREIGN = /[^\p{L}\p{M}\p{N} '’._-]/gu
const BEFORE_LETTERS = /^[^\p{L}\p{N}]+/u
/** Scripts that need them put two marks on a letter; more climb into the lines above. */
const STACKED = /\p{M}{3,}/u

/** Letters and marks that show nothing, such as the fillers of Hangul. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u

/** What a guest and an account may be called, whatever it means. */
export const isPlainName = (name: string): boolean => PLAIN.test(name) && !STACKED.test(name) && !HIDDEN.test(name)

/** The name without what no name may have: `<b>Ada</b>` leaves `bAdab`. */
export const plainName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(FOREIGN, '')
    .replace(BEFORE_LETTERS, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
