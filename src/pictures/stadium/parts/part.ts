import type { Heights, Cut, Outline } from '../plan.ts'
import type { Camera, Piece, Point } from '../space.ts'
import type { Words } from '../words.ts'

/** The bowl so far, on which roofs and masts stand. */
type Shell = { rim: readonly Point[]; outline: Outline; heights: Heights; cut: Cut }

export type Scene = { camera: Camera; shell: Shell | null; tint: string }

/** Draws one part from its words. */
export type Part = (words: Words, scene: Scene) => Piece[]

/** Signs of a part's copies: `4` all corners, `x` left and right, `y` near and far, `1` only itself. */
export function copiesOf(words: Words, otherwise: string): [x: number, y: number][] {
  const kind = words.text('sym', otherwise)
  const xs = kind === '4' || kind === 'x' ? [-1, 1] : [1]
  const ys = kind === '4' || kind === 'y' ? [-1, 1] : [1]
  return ys.flatMap((y) => xs.map((x): [number, number] => [x, y]))
}

/** All places of `x` and `y`, copied as `sym` says. */
export function placesOf(words: Words, symmetry = '4'): [x: number, y: number][] {
  const xs = words.numbers('x', '100')
  const ys = words.numbers('y', '70')
  const count = Math.max(xs.length, ys.length)
  return Array.from({ length: count }, (_, index) => [xs[index] ?? xs[0]!, ys[index] ?? ys[0]!] as const).flatMap(
    ([x, y]) => copies(words, symmetry, x, y),
  )
}

const copies = (words: Words, symmetry: string, x: number, y: number): [number, number][] =>
  copiesOf(words, symmetry).map(([signX, signY]) => [x * signX, y * signY])
