import { curve, type Point } from './ink.ts'
import type { Measures } from './measures.ts'

/** Input of every part of a face: measures, skin, and the position of a point on the turned head. */
export type Pose = {
  m: Measures
  skin: string
  /** Prefix of the drawing's ids. */
  id: string
  /** x of a point that lies `x` units right of the middle of the face, at height `y`. */
  put: (x: number, y: number) => number
}

/** Position of a point of the head after a small turn: the far side narrows, the features move. */
export const turned =
  (turn: number) =>
  (x: number, y: number): number =>
    200 + x * (1 - 0.09 * Math.sign(x) * turn) + turn * Math.max(0, Math.min(1, (y - 90) / 130)) * 9

/** Right half of the face from crown to chin; x from the middle. */
export function halfOf({ crown, temple, cheek, jaw, chin, length, edge }: Measures): Point[] {
  const at = (share: number) => crown + share * (200 - crown)
  return [
    [0, crown],
    [temple * 0.46, at(0.075)],
    [temple * 0.8, at(0.27)],
    [temple * 0.97, at(0.6)],
    [temple, at(0.88)],
    [cheek, 226],
    [jaw, 262 + 6 * edge],
    [chin + (jaw - chin) * (0.3 + 0.12 * edge), length - 16 + 2 * edge],
    [chin * 0.66, length - 2],
    [0, length],
  ]
}

/** Outline of the face without ears. */
export function faceOf({ m, put }: Pose): string {
  const right = halfOf(m)
  const left = right
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y])
  return curve([...right, ...left].map(([x, y]): Point => [put(x, y), y]))
}
