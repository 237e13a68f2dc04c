import { lettering } from './glyphs.ts'
import { seedOf } from './seed.ts'

export type NamedClub = { id: string; shortName: string; code: string | null }

const TONES = ['#5B4B57', '#4B5563', '#57534E', '#4C5B52', '#5A4A63', '#4A5866'] as const
const SMALL_WORDS = new Set([
  'de',
  'da',
  'do',
  'del',
  'la',
  'el',
  'of',
  'the',
  'und',
  'and',
  'fc',
  'cf',
  'ac',
  'sc',
  'afc',
])

/** Letters of a club without a code: two or three initials, or the first three letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-./&]+/).filter((word) => word !== '' && !/^\d+$/.test(word))
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const used = telling.length > 0 ? telling : words
  const [first = ''] = used
  return (
    used.length > 1
      ? used
          .slice(0, 3)
          .map((word) => [...word][0] ?? '')
          .join('')
      : [...first].slice(0, 3).join('')
  ).toUpperCase()
}

/** Neutral badge of a club whose colours are unknown, 200 x 220: a grey shield with its letters. */
export function badge({ id, shortName, code }: NamedClub): string {
  const tone = TONES[seedOf(id) % TONES.length] ?? TONES[0]
  const { path, width } = lettering(code ?? initialsOf(shortName))
  const size = Math.min(3.4, 118 / width)
  const left = (100 - (width * size) / 2).toFixed(1)
  const top = (104 - 7 * size).toFixed(1)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="200" height="220">` +
    `<path d="M20 22H180V120C180 176 140 208 100 210C60 208 20 176 20 120Z" fill="#EFEAEC" stroke="${tone}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="M34 36H166V62H34Z" fill="${tone}" opacity=".16"/>` +
    `<path transform="translate(${left} ${top})scale(${size.toFixed(2)})" d="${path}" stroke="${tone}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  )
}
