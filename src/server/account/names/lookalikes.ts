/**
 * Letters that look like one or two plain Latin letters: of other alphabets, and Latin ones without a decomposition.
 * After Unicode's confusables.txt (UTS #39), reduced to alphabets that write whole look-alike words.
 */
const LOOKALIKES = new Map<string, string>(
  [
    ['аαɑᴀ', 'a'],
    ['вβʙ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁđðᴅ', 'd'],
    ['еεəᴇ', 'e'],
    ['ꜰ', 'f'],
    ['ɡɢ', 'g'],
    ['нһħհʜ', 'h'],
    ['іιıɩɪ', 'i'],
    ['јᴊ', 'j'],
    ['кκᴋ', 'k'],
    ['łӏʟ', 'l'],
    ['мᴍ', 'm'],
    ['пηŋɴ', 'n'],
    ['оοøօᴏ', 'o'],
    ['рρᴘ', 'p'],
    ['ԛ', 'q'],
    ['гʀ', 'r'],
    ['ѕςꜱ', 's'],
    ['тτᴛ', 't'],
    ['υμսᴜ', 'u'],
    ['νѵʋᴠ', 'v'],
    ['ԝωᴡ', 'w'],
    ['хχ', 'x'],
    ['уγʏ', 'y'],
    ['ᴢ', 'z'],
    ['ß', 'ss'],
    ['þ', 'th'],
    ['æ', 'ae'],
    ['œ', 'oe'],
  ].flatMap(([letters, plain]) => [...letters!].map((letter): [string, string] => [letter, plain!])),
)

/** Lower-cases, strips accents and maps lookalikes to plain letters. `ñ` stays, because it makes other words. */
export function plainLetters(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()].map(plainLetter).join('')
}

function plainLetter(letter: string): string {
  if (letter === 'ñ') return letter
  return [...letter.normalize('NFD').replace(/\p{M}/gu, '')].map((base) => LOOKALIKES.get(base) ?? base).join('')
}

/** A capital I between small letters passes for an l. */
const DISGUISED_L = /(?<=\p{Ll})I(?=\p{Ll})/gu

/** Replaces every capital I that passes for an l by an l. */
export const undisguised = (name: string): string => name.replace(DISGUISED_L, 'l')

const STROKES = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
])

/**
 * A name as it reads at a glance, for comparisons: without case, accents, spaces and signs; 0 as o, 1 and i as l, rn as
 * m (UTS #39). Names are case-insensitive, so i is l because capital I is. Equal to the database's `reading_of`.
 */
export const readingOf = (name: string): string =>
  [...plainLetters(undisguised(name)).replace(/[^\p{L}\p{N}]/gu, '')]
    .map((letter) => STROKES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
