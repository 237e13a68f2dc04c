/** Units of a drawing `width` wide: a stop of a career. */
export type Stop = { row: number; x: number; y: number }

/** A box narrower than this shows more around it: a career in one city is no dot on an empty sheet. */
const LEAST_DEGREES = 6
const EDGE = 0.1
const HALF_TURN = 180

/**
 * The stops of a career on a drawing, as far as their places are known: longitudes shrink by the middle latitude
 * (equirectangular), what he covered fills the drawing but for an edge.
 */
export function stopsOf(
  places: readonly (readonly [latitude: number, longitude: number] | null)[],
  { width, height }: { width: number; height: number },
): Stop[] {
  const known = places.flatMap((place, row) => (place ? [{ row, latitude: place[0], longitude: place[1] }] : []))
  if (known.length === 0) return []
  const [south, north] = boundsOf(known.map(({ latitude }) => latitude))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / HALF_TURN)
  const [west, east] = boundsOf(known.map(({ longitude }) => longitude * shrink))
  const span = Math.max((east - west) / width, (north - south) / height, LEAST_DEGREES / width)
  const scale = (1 - 2 * EDGE) / span
  return known.map(({ row, latitude, longitude }) => ({
    row,
    x: width / 2 + (longitude * shrink - (west + east) / 2) * scale,
    y: height / 2 - (latitude - (south + north) / 2) * scale,
  }))
}

/** An arc from stop to stop, bent to one side. */
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

const boundsOf = (figures: readonly number[]): [number, number] => [Math.min(...figures), Math.max(...figures)]
const round = (figure: number): number => Math.round(10 * figure) / 10
