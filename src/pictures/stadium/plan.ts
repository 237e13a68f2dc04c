import { between, type Point } from './space.ts'

/** Outline of a bowl from above: half width, half depth, and squareness (2 = oval, 8 = rectangle, 0 = octagon). */
export type Outline = { width: number; depth: number; square: number }

const STEPS = 40
/** Reach of an octagon's corners, in half sides of its square. */
const OCTAGON = Math.SQRT2
const ANGLES: readonly number[] = Array.from({ length: STEPS }, (_, index) => (index / STEPS) * 2 * Math.PI)

/** Heights of the rim over the four sides: far, right, near, left; `sharp` 2 blends them, 8 separates them. */
export type Heights = { sides: readonly [number, number, number, number]; sharp: number }

export function heightAt({ sides, sharp }: Heights, angle: number): number {
  const along = Math.abs(Math.cos(angle)) ** sharp
  const across = Math.abs(Math.sin(angle)) ** sharp
  const side = Math.cos(angle) >= 0 ? sides[1] : sides[3]
  const end = Math.sin(angle) >= 0 ? sides[2] : sides[0]
  return (side * along + end * across) / (along + across)
}

function flatAt({ width, depth, square }: Outline, angle: number): [x: number, y: number] {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const [along, across] = [Math.abs(x / width), Math.abs(y / depth)]
  const reach =
    square === 0
      ? 1 / Math.max(along, across, (along + across) / OCTAGON)
      : (along ** square + across ** square) ** (-1 / square)
  return [x * reach, y * reach]
}

/** Closed line around the middle: from the right over the near side to the left and back over the far side. */
export const ringOf = (outline: Outline, heightOf: (angle: number) => number, cut: Cut = {}): Point[] =>
  ANGLES.map((angle) => {
    const [x, y] = flatAt(outline, angle)
    return [
      Math.min(cut.right ?? Infinity, Math.max(-(cut.left ?? Infinity), x)),
      Math.max(-(cut.far ?? Infinity), Math.min(cut.near ?? Infinity, y)),
      heightOf(angle),
    ]
  })

/** Straight edges that cut a bowl. */
export type Cut = { left?: number; right?: number; near?: number; far?: number }

/** Ring between two rings, by share. */
export const ringBetween = (one: readonly Point[], other: readonly Point[], share: number): Point[] =>
  one.map((point, index) => between(point, other[index] ?? point, share))

export const scaled = (ring: readonly Point[], scale: number, up = 0): Point[] =>
  ring.map(([x, y, z]) => [x * scale, y * scale, z + up])

/** Near half of a ring, from left to right. */
export const nearHalf = (ring: readonly Point[]): Point[] => ring.slice(0, STEPS / 2 + 1).toReversed()

/** Part of a ring over one side, corners included. */
export function sideOf(ring: readonly Point[], side: string): Point[] {
  const eighth = STEPS / 8
  const from = { e: -eighth, s: eighth, w: 3 * eighth, n: 5 * eighth }[side]
  if (from === undefined) throw new Error(`no side is called ${side}`)
  return Array.from({ length: STEPS / 4 + 1 }, (_, index) => ring[(Math.round(from) + index + STEPS) % STEPS]!)
}

/** `count` points at equal distances along a line. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, index) => {
    let left = (whole * index) / (count - 1)
    const at = lengths.findIndex((length, step) => {
      if (left <= length + 1e-9 || step === lengths.length - 1) return true
      left -= length
      return false
    })
    return between(points[at]!, points[at + 1]!, Math.min(1, left / (lengths[at] || 1)))
  })
}
