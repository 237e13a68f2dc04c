import type { Random } from '#core/random.ts'

/** Pixels a side of the reduced picture. */
export const EDGE = 16

/** Of a picture `/img/portrait/pedri`: cut out of its ground, and the same as its few pixels. */
export const addressesOf = (picture: string): [whole: string, reduced: string] => [
  `${picture}.svg?cut=1`,
  `${picture}.webp?cut=1&px=${EDGE}`,
]

/** `colours[y][x]` as `rgb(...)`, null where nothing is painted. */
export type Pixels = readonly (readonly (string | null)[])[]

/** Units of a sixteenth of the picture; `x` may lie left of it. `fromX`, `fromY`: where in the picture it broke off. */
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

/** Of the bytes of a picture of 16 x 16 pixels, four a pixel: red, green, blue, opacity. */
export function pixelsOf(bytes: ArrayLike<number>): Pixels {
  return Array.from({ length: EDGE }, (_, y) =>
    Array.from({ length: EDGE }, (_, x) => {
      const at = 4 * (y * EDGE + x)
      return bytes[at + 3]! < OPAQUE ? null : `rgb(${bytes[at]},${bytes[at + 1]},${bytes[at + 2]})`
    }),
  )
}

/** A drawing that was cut out of its ground; a photograph fills its corners. */
export const isCutOut = (pixels: Pixels): boolean => pixels[0]![0] === null && pixels[0]![EDGE - 1] === null

const LOOSE = 34
const CRUMBLING = 12

/**
 * The squares that left a picture at its left side, in its own colours: some still at the edge, the others thinner and
 * smaller the further they flew. High up they stay close, where words stand beside the picture.
 */
export function squaresOf(pixels: Pixels, random: Random): Square[] {
  const edges = pixels.flatMap((row, y) => {
    const x = row.findIndex((colour) => colour !== null)
    return x < 0 ? [] : [{ x, y }]
  })
  if (edges.length === 0) return []
  const pick = () => edges[Math.floor(random() * edges.length)]!
  const colourAt = (x: number, y: number) => pixels[y]![x] ?? null

  const crumbling = Array.from({ length: CRUMBLING }, () => {
    const { x, y } = pick()
    const fromX = x + Math.floor(random() * 2)
    return { x: fromX, y, size: 1, opacity: 1, colour: colourAt(fromX, y), fromX, fromY: y }
  })
  const loose = Array.from({ length: LOOSE }, () => {
    const { x, y } = pick()
    const fromX = x + Math.floor(random() * 3)
    const far = 0.5 + random() ** 1.6 * reachOf(y)
    const size = far < 2 ? 1 : far < 4 ? 0.75 : 0.5
    const place = { x: half(x - far), y: Math.min(EDGE - size, half(y + random() - 0.5)) }
    return { ...place, size, opacity: round(0.95 - far * 0.06), colour: colourAt(fromX, y), fromX, fromY: y }
  })
  return [...crumbling, ...loose].flatMap(({ colour, ...square }) => (colour ? [{ ...square, colour }] : []))
}

/** How far to the left a square of this row may fly. */
const reachOf = (y: number): number => (y < 8 ? 1.5 : y < 11 ? 3 : 6.5)

const half = (value: number): number => Math.round(2 * value) / 2
const round = (value: number): number => Math.round(100 * value) / 100
