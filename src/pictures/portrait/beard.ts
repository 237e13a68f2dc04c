import { lighter } from '../colour.ts'
import type { Beard } from './attributes.ts'
import { curve, fill, line, path, type Point } from './ink.ts'
import { halfOf, type Pose } from './skull.ts'

/** Closed through the points; the first and the last are sharp corners. */
const cornered = (points: readonly Point[]): string =>
  curve(points.map(([x, y, corner], index) => [x, y, index === 0 || index === points.length - 1 ? 'corner' : corner]))

/** The jaw from ear to ear, hanging `drop` units below the chin: a beard shows the chin instead of hiding it. */
function jawLine({ m, put }: Pose, drop: number): Point[] {
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

type Ink = { pose: Pose; colour: string; strand: string; x: number; w: number; t: number; skew: number }

/** Beard or moustache, drawn over the face and under the mouth; `skew` units the right corner of a smirk rises. */
export function drawBeard(kind: Beard, pose: Pose, colour: string, skew: number): string {
  const { m, put } = pose
  return BEARDS[kind]({ pose, colour, strand: lighter(colour, 0.2), x: put(0, 258), w: m.mouth, t: m.nose + 5, skew })
}

function moustache({ x, w, t, colour, skew }: Ink, thick: number, opacity = 1): string {
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

/** Cheeks, jaw and chin: the upper edge on the cheek at `top`. */
function cheeks({ pose, colour, w, t }: Ink, top: number, drop: number, opacity = 1, inner = 0.88): string {
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

/** Skin around the lips stays bare where a real beard is shaved. */
const bareLips = ({ pose: { skin }, x, w }: Ink) =>
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

const bristles = ({ pose: { m }, strand, x }: Ink, drop: number) =>
  line(
    path`M${x - 24} ${m.length - 16}q4 ${10 + drop * 0.5} 8 ${10 + drop}M${x} ${m.length - 14}v${10 + drop}M${x + 24} ${m.length - 16}q-4 ${10 + drop * 0.5} -8 ${10 + drop}M${x - 44} 268q4 10 9 14M${x + 44} 268q-4 10-9 14`,
    strand,
    2.6,
    0.6,
  )

const tuft = ({ pose: { m }, colour, x }: Ink, drop: number, width: number) =>
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

function circle(ink: Ink): string {
  const { pose, colour, strand, x, w, skew } = ink
  const { length } = pose.m
  const half = (side: 1 | -1, up: number): Point[] => [
    [x + side * (w + 4), 257 - up],
    [x + side * (w + 4), 270 - up],
    [x + side * w * 0.62, length - 12],
    [x + side * w * 0.2, length + 3],
  ]
  const outline: Point[] = [
    ...half(-1, 0),
    ...half(1, skew).toReversed(),
    [x + w - 4, 262 - skew],
    [x + w * 0.6, 279],
    [x, 283],
    [x - w * 0.6, 279],
    [x - w + 5, 262],
  ]
  return (
    moustache(ink, 5) +
    fill(curve(outline), colour) +
    line(path`M${x - 12} 289l4 16M${x} 290v18M${x + 12} 289l-4 16`, strand, 2.4, 0.5)
  )
}

function strip(ink: Ink): string {
  const { m, put } = ink.pose
  const edge = (side: 1 | -1): Point[] => [
    [put(side * m.temple * 0.93, 205), 205],
    [put(side * m.jaw * 0.86, 258), 258],
    [put(side * m.chin, 284), m.length - 20],
  ]
  const jaw = jawLine(ink.pose, 1)
  return (
    fill(cornered([...jaw, ...edge(-1), [ink.x, m.length - 26], ...edge(1).toReversed()]), ink.colour, 0.85) +
    moustache(ink, 0, 0.75)
  )
}

function sideburns({ pose: { m, put }, colour }: Ink): string {
  const side = (s: 1 | -1) =>
    cornered([
      [put(s * m.temple, 180), 180],
      [put(s * (m.temple - 16), 184), 184],
      [put(s * (m.cheek - 20), 226), 226],
      [put(s * (m.jaw - 22), 250), 250],
      [put(s * m.jaw, 260), 260],
      [put(s * (m.cheek + 1), 228), 228],
    ])
  return fill(side(1) + side(-1), colour, 0.95)
}

const soul = ({ colour, x }: Ink) => fill(path`M${x - 6} 273h12l-3 10h-6Z`, colour)

const BEARDS: Record<Beard, (ink: Ink) => string> = {
  none: () => '',
  shadow: (ink) => cheeks(ink, 240, 0, 0.13, 0.94),
  stubble: (ink) => cheeks(ink, 243, 0, 0.24, 0.9) + moustache(ink, 1, 0.24),
  short: (ink) => cheeks(ink, 242, 2, 0.84, 0.9) + bareLips(ink) + moustache(ink, 4, 0.9),
  full: (ink) => cheeks(ink, 238, 5) + bareLips(ink) + moustache(ink, 6) + bristles(ink, 8),
  long: (ink) => cheeks(ink, 236, 22) + bareLips(ink) + moustache(ink, 8) + bristles(ink, 20),
  goatee: (ink) => tuft(ink, 6, 15) + soul(ink),
  circle,
  chin: (ink) => tuft(ink, -2, 9),
  strip,
  moustache: (ink) => moustache(ink, 6),
  walrus: (ink) => moustache(ink, 11) + line(path`M${ink.x - ink.w} 262v10M${ink.x + ink.w} 262v10`, ink.colour, 9),
  thinmoustache: (ink) => moustache(ink, 0, 0.9),
  sideburns,
}
