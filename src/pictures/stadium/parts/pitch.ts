import { type Camera, filled, line, type Point, stroked } from '../space.ts'
import type { Part } from './part.ts'

const GRASS = '#5E9E4C'
const STRIPE = '#6DAE58'
const HALF_LENGTH = 46
const HALF_WIDTH = 30

const rectangle = (left: number, right: number, depth: number, z = 1): Point[] => [
  [left, -depth, z],
  [right, -depth, z],
  [right, depth, z],
  [left, depth, z],
]

/** Grass with its stripes and lines. */
export function pitch(camera: Camera): string {
  const stripes = [-3, -1, 1]
    .map((step) => line(rectangle(step * 15.3, (step + 1) * 15.3, HALF_WIDTH), camera, true))
    .join('')
  const circle = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * 2 * Math.PI
    return [8 * Math.cos(angle), 8 * Math.sin(angle), 1]
  })
  const lines =
    line(rectangle(-HALF_LENGTH + 3, HALF_LENGTH - 3, HALF_WIDTH - 3), camera, true) +
    line(
      [
        [0, -HALF_WIDTH + 3, 1],
        [0, HALF_WIDTH - 3, 1],
      ],
      camera,
    ) +
    line(circle, camera, true)
  return (
    filled(rectangle(-HALF_LENGTH, HALF_LENGTH, HALF_WIDTH), camera, GRASS) +
    `<path d="${stripes}" fill="${STRIPE}"/>` +
    stroked(lines, '#fff', 0.9, ' opacity=".8"')
  )
}

/** Grass only, under free-standing stands. */
export const grass: Part = (words, { camera }) => {
  const plate = words.number('plate', 0)
  const around: Point[] = [
    [-plate - 4, -plate * 0.75, 0],
    [plate + 4, -plate * 0.75, 0],
    [plate + 4, plate * 0.75, 0],
    [-plate - 4, plate * 0.75, 0],
  ]
  return [{ depth: -80, svg: (plate > 0 ? filled(around, camera, words.colour('c', '#8C8790')) : '') + pitch(camera) }]
}
