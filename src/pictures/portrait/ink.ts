/** Curves and strokes of all parts of a portrait. A third member makes a point a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: 'corner']

/** A path with whole numbers: smaller details are invisible and would add bytes. */
export const path = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? Math.round(value) : value)))

/** A path with tenths, for eyes. */
export const fine = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw(
    { raw: texts },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)),
  )

export const fill = (d: string, colour: string, opacity = 1, more = ''): string =>
  d && `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}${more}/>`

export const line = (d: string, colour: string, width = 3, opacity = 1): string =>
  d &&
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`} fill="none"/>`

/** Numbers of a path in as few bytes as the grammar allows. */
const packed = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** Smooth curve through all points, sharp at corners (Catmull-Rom as relative cubics). */
export function curve(given: readonly Point[], { closed = true } = {}): string {
  const points = given.map(([x, y, corner]) => ({ x: Math.round(x), y: Math.round(y), corner }))
  const count = points.length
  const at = (index: number) => points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
  const slope = (index: number) =>
    at(index).corner
      ? { x: 0, y: 0 }
      : { x: (at(index + 1).x - at(index - 1).x) / 6, y: (at(index + 1).y - at(index - 1).y) / 6 }
  let drawn = `M${packed([at(0).x, at(0).y])}c`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [here, next, from, to] = [at(index), at(index + 1), slope(index), slope(index + 1)]
    const numbers = [from.x, from.y, next.x - here.x - to.x, next.y - here.y - to.y, next.x - here.x, next.y - here.y]
    const text = packed(numbers.map(Math.round))
    drawn += index > 0 && !text.startsWith('-') ? ` ${text}` : text
  }
  return closed ? `${drawn}Z` : drawn
}

/** Deterministic number from 0 to 1 by index, for irregular shapes without randomness. */
export const wobble = (index: number): number => (((Math.sin(index * 12.9898) * 43758.5453) % 1) + 1) % 1

/** Outline of curls: round arcs of uneven size along a clockwise polygon, one about every `step` units. */
export function scallops(points: readonly Point[], step: number): string {
  let index = 0
  let [x, y] = [Math.round(points[0]![0]), Math.round(points[0]![1])]
  let drawn = `M${packed([x, y])}`
  points.forEach(([fromX, fromY], at) => {
    const [toX, toY] = points[(at + 1) % points.length]!
    const length = Math.hypot(toX - fromX, toY - fromY)
    const parts = Math.max(1, Math.round(length / step))
    for (let part = 1; part <= parts; part++) {
      const share = (part + (part < parts ? (wobble(index) - 0.5) * 0.5 : 0)) / parts
      const nextX = Math.round(fromX + (toX - fromX) * share)
      const nextY = Math.round(fromY + (toY - fromY) * share)
      const radius = Math.round((length / parts) * (0.5 + 0.16 * wobble(index + 7)))
      drawn += `a${radius} ${radius} 0 01${packed([nextX - x, nextY - y])}`
      ;[x, y] = [nextX, nextY]
      index++
    }
  })
  return `${drawn}Z`
}
