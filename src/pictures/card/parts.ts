import type { SharedMark } from '#core/share-code.ts'
import { line } from './letters.ts'

/** Shared by cards and their trophies: measures, colours, tiles, shirts and photos. */

/** All text is in the central square, because some chats crop the picture to it. */
export const LEFT = 322
export const RIGHT = 878
export const MIDDLE = 600
export const PINK = ['#d4127a', '#c31070'] as const
export const PAPER = ['#fdf3f7', '#f8e7ef'] as const
export const NIGHT = ['#1b0b17', '#24101f'] as const
export const WHITE = '#ffffff'
export const INK = '#b00a63'
export const DARK = '#2a0a1c'
export const STRIPE = 100
export const SHIRT =
  'M33 7C37 16 59 16 63 7L72 9.5C76 10.6 79 12.4 81 15.5L93 35 79.5 45.5 74 39V80Q74 84 70 84H26Q22 84 22 80V39L16.5 45.5 3 35 15 15.5C17 12.4 20 10.6 24 9.5Z'
/** Signs of marks on 24 units, because colour must not be the only difference. */
export const SIGNS: Record<Exclude<SharedMark, 'closed'>, string> = {
  good: 'M5 12.5L10 17.5L19 7',
  fair: 'M5 10Q8.5 6.5 12 9.5T19 9M5 16Q8.5 12.5 12 15.5T19 15',
  poor: 'M7.5 7.5L16.5 16.5M16.5 7.5L7.5 16.5',
}
export const COLOURS: Record<'usual' | 'contrast' | 'kits', Record<SharedMark, string>> = {
  usual: { good: '#31b36b', fair: '#ffc93c', poor: '#f0626a', closed: 'none' },
  contrast: { good: '#4aa8ff', fair: '#ff9f40', poor: '#4a3a44', closed: 'none' },
  kits: { good: '#57c4ff', fair: '#ffc043', poor: '#9f5fe6', closed: '#efe9ec' },
}
const KIT_LETTERS: Record<SharedMark, string> = { good: 'A', fair: 'B', poor: 'C', closed: 'D' }

export type Colours = Record<SharedMark, string>
export type Rows = readonly (readonly SharedMark[])[]
/** Pictures of answers as data addresses, in the places of their marks; null: not shown. */
export type Answers = readonly (string | null)[]
/** `asks`: not played yet, so that nothing is marked as right or missed. */
export type Tone = { ink: string; light: string; paper: boolean; asks?: boolean }

/** Height of marks and pictures together, and where it begins. */
export const GRID_HEIGHT = 340
export const GRID_TOP = 175
/** Marks of a row before it is broken into several: one row of ten would be a thin line. */
const LONGEST_ROW = 5

/** A single row that is longer than `longest` as several of about the same length. */
export function broken(rows: Rows, longest = LONGEST_ROW): Rows {
  const [row = []] = rows
  if (rows.length !== 1 || row.length <= longest) return rows
  const columns = Math.ceil(row.length / Math.ceil(row.length / longest))
  return Array.from({ length: Math.ceil(row.length / columns) }, (_, at) => row.slice(at * columns, (at + 1) * columns))
}

/** Largest distance of two cells. */
const PITCH = 170
/** Part of the distance that a cell fills. */
const FILLED = 0.88

/** Centre and size of a mark; `at`: its place in reading order. */
export type Cell = { x: number; y: number; size: number; width: number; mark: SharedMark; at: number }

/** Where marks lie, and how much wider than high they may be. */
type Place = { middle?: number; width?: number; stretch?: number }

/** Places of marks in rows, as large as they fit. */
export function cellsOf(
  rows: Rows,
  height: number,
  { middle = MIDDLE, width = RIGHT - LEFT, stretch = 1 }: Place = {},
): Cell[] {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  const pitch = Math.min(PITCH, width / columns, height / Math.max(1, rows.length))
  const wide = Math.min(pitch * stretch, width / columns)
  const top = GRID_TOP + (height - rows.length * pitch) / 2
  return rows.flatMap((row, y) =>
    row.map((mark, x) => ({
      ...{ x: middle + (x + 0.5 - row.length / 2) * wide, y: top + (y + 0.5) * pitch },
      ...{ size: pitch * FILLED, width: wide - pitch * (1 - FILLED), mark, at: y * columns + x },
    })),
  )
}

/** A picture in a white frame, centred on `x` and `y`. */
export function photo(
  picture: string,
  id: string,
  x: number,
  y: number,
  size: number,
  { radius = size * 0.2, width = size } = {},
): string {
  const frame = `x="${x - width / 2}" y="${y - size / 2}" width="${width}" height="${size}"`
  const shape = `<rect ${frame} rx="${radius}"`
  return `<clipPath id="${id}">${shape}/></clipPath>${shape} fill="${WHITE}"/><image ${frame} preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})" href="${picture}"/>`
}

/** Smaller tiles lie on a picture or a shirt, and have an edge. */
const SMALL = 46

export function tile(
  x: number,
  y: number,
  size: number,
  mark: SharedMark,
  colours: Record<SharedMark, string>,
  { light, paper }: Tone,
  width = size,
): string {
  const place = `x="${x - width / 2}" y="${y - size / 2}" width="${width}" height="${size}" rx="${size * 0.26}"`
  if (colours === COLOURS.kits) {
    const style = { face: 'display', size: size * 0.6, fill: DARK } as const
    const letter = line(KIT_LETTERS[mark], style, { x, y: y + size * 0.21, align: 'middle' })
    const edge = paper ? ` stroke="${DARK}" stroke-opacity=".3" stroke-width="2"` : ''
    return `<rect ${place} fill="${colours[mark]}"${edge}/>${letter}`
  }
  if (mark === 'closed') {
    return `<rect ${place} fill="${paper ? DARK : WHITE}" fill-opacity=".14" stroke="${paper ? DARK : WHITE}" stroke-opacity=".3" stroke-width="2"/>`
  }
  const scale = (size * 0.78) / 24
  const sign = `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${SIGNS[mark]}" fill="none" stroke="${DARK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<rect ${place} fill="${colours[mark]}" stroke="${light}" stroke-width="${size < SMALL ? 6 : 0}" paint-order="stroke"/>${sign}`
}

/** A small dark cross for what was not found. */
export function missed(x: number, y: number, size: number, { light }: Tone): string {
  const scale = (size * 0.78) / 24
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.26}"`
  return `<rect ${place} fill="${DARK}" stroke="${light}" stroke-width="6" paint-order="stroke"/><path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${SIGNS.poor}" fill="none" stroke="${WHITE}" stroke-width="3" stroke-linecap="round"/>`
}

/** Centred on `x` and `y`. */
export function shirt(
  x: number,
  y: number,
  scale: number,
  number: number,
  { paper }: Tone,
  fill: string = paper ? PINK[0] : WHITE,
): string {
  const drawn = `<path transform="translate(${x - 48 * scale} ${y - 46 * scale}) scale(${scale})" d="${SHIRT}" fill="${fill}"/>`
  const size = 50 * scale
  const style = { face: 'numerals', size, fill: paper ? WHITE : INK } as const
  return drawn + line(String(number), style, { x, y: y + 21 * scale, align: 'middle' })
}
