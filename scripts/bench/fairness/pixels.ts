import { facesOf } from '#games/pixels/deal/roster.ts'
import { ITEMS, LOOKS } from '#games/looks/terms.ts'
import { WORTH } from '#games/pixels/rules/terms.ts'
import { pictureOf } from '#pictures/index.ts'
import { LADDERS, reduced } from '#pictures/ladder.ts'
import type { Measure } from './measure.ts'
import { colourOf, guessOf, nearestTo, pixelsOf } from './reduced.ts'

/** Minimum share named at the first step by a solver with all drawings (docs/games/pixels.md). */
const LEAST_BY_SHAPE = { easy: 0.9, hard: 0.6 }
/** Maximum share named by the mean colour of a face. */
const MOST_BY_COLOUR = 0.5

/** Pixels for solvers with every drawing; `part` of all faces, fixed seeds. */
export async function pixelsMeasures(part: number): Promise<Measure[]> {
  const measures = await Promise.all((['easy', 'hard'] as const).map((level) => ofLevel(level, part)))
  return [...measures.flat(), ...ofRandomNames()]
}

async function ofLevel(level: 'easy' | 'hard', part: number): Promise<Measure[]> {
  const faces = facesOf(level).filter((_, at) => Math.floor(at * part) > Math.floor((at - 1) * part))
  const width = LADDERS[`pixels-${level}`][0]
  const shown = new Map<string, Uint8Array>()
  const known = new Map<string, Uint8Array>()
  for (const { id } of faces) {
    const drawing = pictureOf('portrait', id, { hands: false })!
    shown.set(id, await pixelsOf(await reduced(drawing, width)))
    known.set(id, await guessOf(drawing, width))
  }
  const colours = new Map([...known].map(([id, picture]) => [id, colourOf(picture)]))
  const share = (name: (picture: Uint8Array) => string) =>
    [...shown].filter(([id, picture]) => name(picture) === id).length / shown.size
  return [
    {
      name: `${level}: named at the first look by a player who has all ${shown.size} drawings`,
      measured: share((picture) => nearestTo(picture, known)),
      least: LEAST_BY_SHAPE[level],
    },
    {
      name: `${level}: named at the first look by colours only`,
      measured: share((picture) => nearestTo(colourOf(picture), colours)),
      most: MOST_BY_COLOUR,
    },
  ]
}

/** Points of a run that spends every step on a random name of the pool. */
function ofRandomNames(): Measure[] {
  const pool = facesOf('today').length
  const worth = WORTH.easy.reduce<number>((sum, points) => sum + points / pool, 0)
  return [{ name: `today: points of ${LOOKS} random names a face`, measured: ITEMS * worth, most: 2 }]
}
