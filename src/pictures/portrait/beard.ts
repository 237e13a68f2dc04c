import { lighter } from '../colour.ts'
import type { Beard } from './attributes.ts'
import { bareLips, bristles, cheeks, cornered, type Ink, jawLine, moustache, soul, tuft } from './bristles.ts'
import { curve, fill, line, path, type Point } from './ink.ts'
import type { Pose } from './skull.ts'

/** Beard or moustache over the face and under the mouth; `skew`: units by which the right corner of a smirk rises. */
export function drawBeard(kind: Beard, pose: Pose, colour: string, skew: number): string {
  const { m, put } = pose
  return BEARDS[kind]({ pose, colour, strand: lighter(colour, 0.2), x: put(0, 258), w: m.mouth, t: m.nose + 5, skew })
}

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
  soulpatch: soul,
  vandyke: (ink) => moustache(ink, 0, 0.9) + soul(ink) + tuft(ink, 1, 17),
}
