import TABLE from './outlines.json' with { type: 'json' }

type Face = keyof typeof TABLE
type Style = { face: Face; size: number; fill: string }
type Place = { x: number; y: number; align?: 'start' | 'middle' | 'end' }

const UNITS = 1_000
const FACES = TABLE as unknown as Record<Face, Record<string, [advance: number, path: string]>>
/** Glyph of a character, or of its base letter where the typeface lacks it; undefined without either. */
const glyphOf = (face: Face, sign: string) =>
  FACES[face][sign] ?? FACES[face][sign.normalize('NFD')[0]!] ?? (/\s/.test(sign) ? FACES[face][' '] : undefined)

/** True if the face can write every character, a missing accent aside. */
export const canWrite = (face: Face, text: string): boolean => [...text].every((sign) => glyphOf(face, sign))

/** Width of a text in a size. */
export const widthOf = (text: string, face: Face, size: number): number =>
  ([...text].reduce((sum, sign) => sum + (glyphOf(face, sign)?.[0] ?? 0), 0) * size) / UNITS

/** One line of text as paths, its baseline at `y`. */
export function line(text: string, { face, size, fill }: Style, { x, y, align = 'start' }: Place): string {
  const width = widthOf(text, face, size)
  let pen = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  const scale = size / UNITS
  const glyphs = [...text].map((sign) => {
    const [advance, path] = glyphOf(face, sign) ?? [0, '']
    const drawn = path && `<path transform="translate(${pen.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`
    pen += advance * scale
    return drawn
  })
  return `<g fill="${fill}">${glyphs.join('')}</g>`
}

/** The largest size from `size` down at which the text fits into `width`. */
export const fitting = (text: string, face: Face, size: number, width: number): number =>
  Math.min(size, (size * width) / Math.max(1, widthOf(text, face, size)))

/** Breaks a text that is wider than `width` into two lines of about the same length, so that no word is left alone. */
export function linesOf(text: string, face: Face, size: number, width: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || widthOf(text, face, size) <= width) return [text]
  const widest = (lines: string[]) => Math.max(...lines.map((one) => widthOf(one, face, size)))
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best))
}
