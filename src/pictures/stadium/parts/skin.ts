import { evenly, nearHalf } from '../plan.ts'
import { between, type Camera, filled, line, type Point, stroked } from '../space.ts'
import { colourOf, numberOf } from '../words.ts'

/** Near wall of a bowl as levels from foot (0) to rim (1), each from left to right. */
export type Wall = { levels: readonly (readonly Point[])[] }

/** Points at equal distances along a level of the wall, `height` from 0 (foot) to 1 (rim). */
function along({ levels }: Wall, height: number, count: number): Point[] {
  const at = Math.min(levels.length - 2, Math.floor(height * (levels.length - 1)))
  const [low, high] = [levels[at]!, levels[at + 1]!].map((ring) => evenly(nearHalf(ring), count)) as [Point[], Point[]]
  return low.map((point, index) => between(point, high[index]!, height * (levels.length - 1) - at))
}

type Skin = (wall: Wall, camera: Camera, colour: string, values: readonly number[]) => string

const strip = (wall: Wall, from: number, to: number): Point[] => [
  ...along(wall, from, 24),
  ...along(wall, to, 24).toReversed(),
]

/** Cells of a grid on the wall: left, right, low and high as shares. */
function cells(wall: Wall, columns: number, rows: number, low: number, high: number) {
  const levels = Array.from({ length: rows * 2 + 1 }, (_, level) =>
    along(wall, low + ((high - low) * level) / (rows * 2), columns * 2 + 1),
  )
  const at = (column: number, level: number) => levels[level]![column]!
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return { column, row, at: (x: number, y: number) => at(column * 2 + x, row * 2 + y) }
  })
}

const SKINS: Readonly<Record<string, Skin>> = {
  /** Upright fins: count, width, slant, from, to. */
  ribs: (wall, camera, colour, [count = 30, width = 2, slant = 0, from = 0, to = 1]) => {
    const [low, high] = [along(wall, from, count), along(wall, to, count)]
    const lines = low.flatMap((point, index) => {
      const top = high[index + slant]
      return top ? [line([point, top], camera)] : []
    })
    return stroked(lines.join(''), colour, width)
  },
  /** Lines around: count, width, from, to. */
  louvres: (wall, camera, colour, [count = 8, width = 2, from = 0.05, to = 0.95]) =>
    stroked(
      Array.from({ length: count }, (_, index) =>
        line(along(wall, from + ((to - from) * index) / Math.max(1, count - 1), 16), camera),
      ).join(''),
      colour,
      width,
    ),
  /** One band around: from, to. */
  band: (wall, camera, colour, [from = 0.5, to = 0.8]) => filled(strip(wall, from, to), camera, colour),
  /** Cushions: columns, rows, which of `of` are coloured. */
  cushions: (wall, camera, colour, [columns = 16, rows = 4, of = 2, from = 0, to = 1]) => {
    const diamonds = cells(wall, columns, rows, from, to)
    const chosen = diamonds.filter(({ column, row }) => (column * 5 + row * 3) % of === 0)
    return `<path d="${chosen.map(({ at }) => line([at(0, 1), at(1, 2), at(2, 1), at(1, 0)], camera, true)).join('')}" fill="${colour}"/>`
  },
  /** Squares: columns, rows, one of `of`. */
  tiles: (wall, camera, colour, [columns = 16, rows = 4, of = 2, from = 0, to = 1]) => {
    const chosen = cells(wall, columns, rows, from, to).filter(
      ({ column, row }) => (column * 3 + row * 7 + ((column * row) % 3)) % of === 0,
    )
    return `<path d="${chosen.map(({ at }) => line([at(0, 0), at(0, 2), at(2, 2), at(2, 0)], camera, true)).join('')}" fill="${colour}"/>`
  },
  /** Windows: columns, rows, from, to. */
  windows: (wall, camera, colour, [columns = 16, rows = 1, from = 0.1, to = 0.9]) => {
    const all = cells(wall, columns, rows, from, to)
    return `<path d="${all.map(({ at }) => line([between(at(0, 0), at(2, 0), 0.25), between(at(0, 1), at(2, 1), 0.25), between(at(0, 1), at(2, 1), 0.75), between(at(0, 0), at(2, 0), 0.75)], camera, true)).join('')}" fill="${colour}"/>`
  },
  /** Crossing diagonals: count, width, how far each leans, from, to. */
  mesh: (wall, camera, colour, [count = 24, width = 1.2, lean = 2, from = 0, to = 1]) => {
    const [low, high] = [along(wall, from, count), along(wall, to, count)]
    const lines = low.flatMap((point, index) =>
      [index - lean, index + lean].flatMap((other) => (high[other] ? [line([point, high[other]], camera)] : [])),
    )
    return stroked(lines.join(''), colour, width)
  },
  /** A zigzag around: count, width, from, to. */
  zigzag: (wall, camera, colour, [count = 24, width = 1.5, from = 0, to = 1]) => {
    const [low, high] = [along(wall, from, count), along(wall, to, count)]
    return stroked(
      line(
        low.map((point, index) => (index % 2 === 0 ? point : high[index]!)),
        camera,
      ),
      colour,
      width,
    )
  },
}

/** `kind:colour:number:number`. */
export function skin(text: string, wall: Wall, camera: Camera): string {
  const [kind = '', colour, ...numbers] = text.split(':')
  const draw = SKINS[kind]
  if (!draw) throw new Error(`no skin is called ${kind}`)
  return draw(
    wall,
    camera,
    colourOf(colour),
    numbers.map((value) => numberOf(value, kind)),
  )
}
