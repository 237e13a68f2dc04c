import { curve, fill, line, path, type Point } from './ink.ts'
import { halfOf, type Pose } from './skull.ts'

/** Closed curve; its first and last points are sharp corners. */
export const cornered = (points: readonly Point[]): string =>
  curve(points.map(([x, y, corner], index) => [x, y, index === 0 || index === points.length - 1 ? 'corner' : corner]))

/** Jaw from ear to ear, `drop` units below the chin, so that a beard keeps the shape of the chin. */
export function jawLine({ m, put }: Pose, drop: number): Point[] {
  const right = halfOf(m).slice(4)
  const left = right
    .slice(0, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y])
  return [...right, ...left].map(([x, y]) => [
    put(x + Math.sign(x) * Math.min(3, drop * 0.3), y),
    y + drop * Math.max(0, (y - 240) / 60),
  ])
}

/** Geometry and inks of a beard: middle and half width of the mouth, upper edge of a moustache, lift of a smirk. */
export type Ink = { pose: Pose; colour: string; strand: string; x: number; w: number; t: number; skew: number }

export function moustache({ x, w, t, colour, skew }: Ink, thick: number, opacity = 1): string {
  const [out, low] = [x + w, 259 + thick * 0.3]
  return fill(
    curve([
      [x, t + 1],
      [x + w * 0.55, t],
      [out + 4, low - skew],
      [out + 2, low + 3 - skew],
      [x + w * 0.55, t + 5 + thick - skew * 0.4],
      [x, t + 4 + thick * 0.7],
      [x - w * 0.55, t + 5 + thick],
      [x - w - 2, low + 3],
      [x - w - 4, low],
      [x - w * 0.55, t],
    ]),
    colour,
    opacity,
  )
}

/** Beard on cheeks, jaw and chin, with its upper edge at `top`. */
export function cheeks({ pose, colour, w, t }: Ink, top: number, drop: number, opacity = 1, inner = 0.88): string {
  const { m, put } = pose
  const half: Point[] = [
    [m.temple * inner, 204],
    [m.cheek * 0.78, top - 8],
    [w + 10, top + 6, 'corner'],
    [w * 0.75, t + 4],
    [w * 0.3, t],
  ]
  const left = half.map(([x, y, corner]): Point => [put(-x, y), y, corner])
  const right = half.toReversed().map(([x, y, corner]): Point => [put(x, y), y, corner])
  const jaw = jawLine(pose, drop)
  const [first, last] = [jaw[0]!, jaw.at(-1)!]
  return fill(
    curve([[first[0], first[1], 'corner'], ...jaw.slice(1, -1), [last[0], last[1], 'corner'], ...left, ...right]),
    colour,
    opacity,
  )
}

/** Bare skin around the lips, as with a real beard. */
export const bareLips = ({ pose: { skin }, x, w }: Ink) =>
  fill(
    curve([
      [x - w + 1, 257],
      [x, 252],
      [x + w - 1, 257],
      [x + w * 0.6, 269],
      [x, 273],
      [x - w * 0.6, 269],
    ]),
    skin,
    0.92,
  )

export const bristles = ({ pose: { m }, strand, x }: Ink, drop: number) =>
  line(
    path`M${x - 24} ${m.length - 16}q4 ${10 + drop * 0.5} 8 ${10 + drop}M${x} ${m.length - 14}v${10 + drop}M${x + 24} ${m.length - 16}q-4 ${10 + drop * 0.5} -8 ${10 + drop}M${x - 44} 268q4 10 9 14M${x + 44} 268q-4 10-9 14`,
    strand,
    2.6,
    0.6,
  )

export const tuft = ({ pose: { m }, colour, x }: Ink, drop: number, width: number) =>
  fill(
    curve([
      [x - width, 281],
      [x, 277],
      [x + width, 281],
      [x + width * 1.05, m.length - 4],
      [x, m.length + drop],
      [x - width * 1.05, m.length - 4],
    ]),
    colour,
  )

export const soul = ({ colour, x }: Ink) => fill(path`M${x - 6} 273h12l-3 10h-6Z`, colour)
