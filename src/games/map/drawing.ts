import type { Place } from '#search/places-pack.ts'

type Size = { width: number; height: number }

/** In units of the drawing. */
type Point = { x: number; y: number }

/** A place with the number of its row. */
export type Stop = Point & { row: number }

/** Minimum width of the shown area, so that a single city has land around it. */
const LEAST_DEGREES = 9
const MARGIN = 0.12
const HALF_TURN = 180
/** Distance between dots of land. */
const DOTS_APART = 6

export type Drawing = {
  stops: readonly Stop[]
  /** Place on Earth of a point in the drawing. */
  placeAt: (point: Point) => Place
}

/**
 * Projects known places (equirectangular, longitudes scaled by the middle latitude) so that they fill the drawing
 * within its margin. Null when no place is known.
 */
export function drawingOf(places: readonly (Place | null)[], { width, height }: Size): Drawing | null {
  const known = places.flatMap((place, row) => (place ? [{ row, latitude: place[0], longitude: place[1] }] : []))
  if (known.length === 0) return null
  const [south, north] = boundsOf(known.map(({ latitude }) => latitude))
  const middle = (south + north) / 2
  const shrink = Math.cos((middle * Math.PI) / HALF_TURN)
  const [west, east] = boundsOf(known.map(({ longitude }) => longitude * shrink))
  const span = Math.max((east - west) / width, (north - south) / height, LEAST_DEGREES / width)
  const scale = (1 - 2 * MARGIN) / span
  const [centreX, centreY] = [(west + east) / 2, middle]
  return {
    stops: known.map(({ row, latitude, longitude }) => ({
      row,
      x: width / 2 + (longitude * shrink - centreX) * scale,
      y: height / 2 - (latitude - centreY) * scale,
    })),
    placeAt: ({ x, y }) => [centreY - (y - height / 2) / scale, ((x - width / 2) / scale + centreX) / shrink],
  }
}

/** Arcs from stop to stop, bent to one side. */
export function pathOf(stops: readonly Stop[]): string {
  return stops
    .map(({ x, y }, at) => {
      const before = stops[at - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const [middleX, middleY] = [(x + before.x) / 2, (y + before.y) / 2]
      const bend = Math.hypot(x - before.x, y - before.y) / 5
      return `Q${round(middleX)} ${round(middleY - bend)} ${round(x)} ${round(y)}`
    })
    .join('')
}

/** Dots on land, with every other row shifted. */
export function dotsOf(
  { placeAt }: Pick<Drawing, 'placeAt'>,
  { width, height }: Size,
  isLand: (latitude: number, longitude: number) => boolean,
): string {
  let dots = ''
  for (let row = 0; (row + 0.5) * DOTS_APART < height; row++) {
    const y = (row + 0.5) * DOTS_APART
    for (let x = (row % 2 ? 1 : 0.5) * DOTS_APART; x < width; x += DOTS_APART) {
      if (isLand(...placeAt({ x, y }))) dots += `M${x} ${y}h0`
    }
  }
  return dots
}

/** Merges stops at the same place into one mark: "1 · 6". */
export function marksOf(stops: readonly Stop[], apart = LEAST_APART): (Point & { rows: number[] })[] {
  const marks: (Point & { rows: number[] })[] = []
  for (const { x, y, row } of stops) {
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < apart)
    if (near) near.rows.push(row)
    else marks.push({ x, y, rows: [row] })
  }
  return marks
}

/** Distance below which two marks overlap. */
const LEAST_APART = 14

const boundsOf = (figures: readonly number[]): [number, number] => [Math.min(...figures), Math.max(...figures)]
const round = (figure: number): number => Math.round(10 * figure) / 10
