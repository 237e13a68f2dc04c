import { pictureAddress } from '#core/picture-address.ts'
import type { Random } from '#core/random.ts'

/** Pixels per side of the reduced picture. */
export const EDGE = 16

/** A picture without its format: `portrait/pedri`. */
export type Subject = `${'portrait' | 'kit'}/${string}`

/** Addresses of a picture: its cut-out, and its reduced form. */
export const addressesOf = (picture: Subject): [whole: string, reduced: string] => [
  pictureAddress(`${picture}.svg?cut=1`),
  pictureAddress(`${picture}.webp?cut=1&px=${EDGE}`),
]

/** `colours[y][x]` as `rgb(...)`, null for transparent pixels. */
export type Pixels = readonly (readonly (string | null)[])[]

/** In sixteenths of the picture; `x` may be negative, left of the picture. `fromX`, `fromY`: origin in the picture. */
export type Square = {
  x: number
  y: number
  size: number
  opacity: number
  colour: string
  fromX: number
  fromY: number
}

const OPAQUE = 128

/** Parses 16 x 16 RGBA bytes. */
export function pixelsOf(bytes: ArrayLike<number>): Pixels {
  return Array.from({ length: EDGE }, (_, y) =>
    Array.from({ length: EDGE }, (_, x) => {
      const at = 4 * (y * EDGE + x)
      return bytes[at + 3]! < OPAQUE ? null : `rgb(${bytes[at]},${bytes[at + 1]},${bytes[at + 2]})`
    }),
  )
}

/** True for a cut-out drawing; a photograph fills its corners. */
export const isCutOut = (pixels: Pixels): boolean => pixels[0]![0] === null && pixels[0]![EDGE - 1] === null

const LOOSE_SQUARES = 34
const EDGE_SQUARES = 12

/**
 * Squares that fly off a picture's left side, in its colours: some at the edge, others sparser and smaller with
 * distance. Those of the upper rows stay close, because text is next to them.
 */
export function squaresOf(pixels: Pixels, random: Random): Square[] {
  const edges = pixels.flatMap((row, y) => {
    const x = row.findIndex((colour) => colour !== null)
    return x < 0 ? [] : [{ x, y }]
  })
  if (edges.length === 0) return []
  const pick = () => edges[Math.floor(random() * edges.length)]!
  const colourAt = (x: number, y: number) => pixels[y]![x] ?? null

  const edgeSquares = Array.from({ length: EDGE_SQUARES }, () => {
    const { x, y } = pick()
    const fromX = x + Math.floor(random() * 2)
    return { x: fromX, y, size: 1, opacity: 1, colour: colourAt(fromX, y), fromX, fromY: y }
  })
  const loose = Array.from({ length: LOOSE_SQUARES }, () => {
    const { x, y } = pick()
    const fromX = x + Math.floor(random() * 3)
    const far = 0.5 + random() ** 1.6 * reachOf(y)
    const size = far < 2 ? 1 : far < 4 ? 0.75 : 0.5
    const place = { x: half(x - far), y: Math.min(EDGE - size, half(y + random() - 0.5)) }
    return { ...place, size, opacity: round(0.95 - far * 0.06), colour: colourAt(fromX, y), fromX, fromY: y }
  })
  return [...edgeSquares, ...loose].flatMap(({ colour, ...square }) => (colour ? [{ ...square, colour }] : []))
}

/** Maximum distance of a square of this row. */
const reachOf = (y: number): number => (y < 8 ? 1.5 : y < 11 ? 3 : 6.5)

const half = (value: number): number => Math.round(2 * value) / 2
const round = (value: number): number => Math.round(100 * value) / 100
