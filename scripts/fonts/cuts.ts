const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const without = (text: string, signs: string) => [...text].filter((sign) => !signs.includes(sign)).join('')
const ASCII = range(0x20, 0x7e)
/** Characters of English, French and Spanish: loaded with every page. */
const CORE = `${ASCII}ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüœÿÁÍÑÓÚáíñóú¡¿ªº\u00A0\u202F«»‘’“”–—…·°×±≤≥−≈€•©`
/** Omitted from headings, so that the file fits into the first flight of a connection (14 KB). */
const NOT_IN_HEADINGS = 'ÄÆËÏÖÛÜŸÿæÎÙÌ±≤≥≈©·×°−ª{}|~^`_<>[]\\*#$@•'
const HEADINGS = without(CORE, NOT_IN_HEADINGS)
/** The rest of Latin-1, as in Ødegaard: fetched when a name needs it. */
const LATIN = range(0xa1, 0xff)
const MORE = without(LATIN, CORE)
const MORE_HEADINGS = without(NOT_IN_HEADINGS + LATIN, HEADINGS)
/** As in Modrić: fetched when a name needs it. */
const EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`
const NUMERALS = ' "#$%+,-./0123456789:?BKMbkmpst£°º½×–—€−'

/** Kerning, marks and tabular figures; no small capitals, no ligatures. */
export const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum']
/** Headings have one weight: a second would cost as much as the first. */
const DISPLAY = { wght: 750 }
const TEXT = { wght: { min: 400, max: 700, default: 400 } }
const CONDENSED = { wght: 800, wdth: 75, opsz: 48 }

const bricolage = (name: string) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${name}-normal.woff2`
const figtree = (name: string) => `@fontsource-variable/figtree/files/figtree-${name}-normal.woff2`

type Axis = number | { min: number; max: number; default: number }
type Cut = { file: string; source: string; text: string; axes: Record<string, Axis> }

export const CUTS: readonly Cut[] = [
  { file: 'display', source: bricolage('latin-wght'), text: HEADINGS, axes: DISPLAY },
  { file: 'display-more', source: bricolage('latin-wght'), text: MORE_HEADINGS, axes: DISPLAY },
  { file: 'display-ext', source: bricolage('latin-ext-wght'), text: EXTENDED, axes: DISPLAY },
  { file: 'text', source: figtree('latin-wght'), text: CORE, axes: TEXT },
  { file: 'text-more', source: figtree('latin-wght'), text: MORE, axes: TEXT },
  { file: 'text-ext', source: figtree('latin-ext-wght'), text: EXTENDED, axes: TEXT },
  { file: 'numerals', source: bricolage('latin-standard'), text: NUMERALS, axes: CONDENSED },
]

/** Typefaces of the share cards, one weight each. */
export const CARD_FACES = [
  { name: 'display', source: bricolage('latin-wght'), text: CORE, axes: { wght: 800 } },
  { name: 'text', source: figtree('latin-wght'), text: CORE, axes: { wght: 600 } },
  { name: 'numerals', source: bricolage('latin-standard'), text: NUMERALS, axes: CONDENSED },
]

/** Value of `unicode-range` in a style sheet: `U+20-7E, U+A0`. */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((sign) => sign.codePointAt(0)!).sort((one, other) => one - other)
  const runs = points.reduce<[number, number][]>((found, point) => {
    const last = found.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else found.push([point, point])
    return found
  }, [])
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
