/**
 * Letters that look like one or two plain Latin letters: of other alphabets, and Latin ones without a decomposition.
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
  return [...letter.normalize('NFD').replace(/\p{M}/gu, '')].map((bare) => LOOKALIKES.get(bare) ?? bare).join('')
}
