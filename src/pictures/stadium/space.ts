/**
 * A place in a ground, in units of about 1.2 metres: x to the right, y towards the viewer, z up; 0 is the centre spot.
 */
export type Point = readonly [x: number, y: number, z: number]

/**
 * A drawn part; smaller depth is farther away and drawn first. Coordinates are whole numbers of half units of the card,
 * or of whole units when `coarse`.
 */
export type Piece = { depth: number; svg: string; coarse?: true }

/** Path steps per unit of the card. */
export const GRAIN = 2

/** Camera over a ground: scale of depth and of height on the card, horizon, and distance. */
export type Camera = { depth: number; height: number; middle: number; horizon: number; scale?: number }

export const CAMERAS = {
  /** View from the street: shows the outside. */
  low: { depth: 0.26, height: 0.98, middle: 131, horizon: 122 },
  mid: { depth: 0.42, height: 0.88, middle: 118, horizon: 98 },
  /** View from the air: shows the inside. */
  high: { depth: 0.58, height: 0.8, middle: 104, horizon: 70 },
} as const satisfies Record<string, Camera>

const CENTRE = 160

/** A point on the card of 320 x 200, in half steps. */
export const seen = ([x, y, z]: Point, { depth, height, middle, scale = 1 }: Camera): [number, number] => [
  (CENTRE + x * scale) * GRAIN,
  (middle + (y * depth - z * height) * scale) * GRAIN,
]

const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Line through points as path data in relative steps. */
export function line(points: readonly Point[], camera: Camera, closed = false): string {
  let data = ''
  let [atX, atY] = [0, 0]
  for (const [index, point] of points.entries()) {
    const [x, y] = seen(point, camera).map(Math.round) as [number, number]
    const [stepX, stepY] = [String(x - atX), String(y - atY)]
    if (index === 0) data = `M${stepX} ${stepY}l`
    else data += `${index > 1 ? ' ' : ''}${stepX}${stepY.startsWith('-') ? '' : ' '}${stepY}`
    ;[atX, atY] = [x, y]
  }
  return closed ? `${data}z` : data
}

export const filled = (points: readonly Point[], camera: Camera, colour: string, more = ''): string =>
  `<path d="${line(points, camera, true)}" fill="${colour}"${more}/>`

export const stroked = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" stroke="${colour}" stroke-width="${short(width * GRAIN)}" fill="none"${more}/>`

/** Point between two points, by share. */
export const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
