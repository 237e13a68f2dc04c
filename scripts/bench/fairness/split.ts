import { total } from '#core/points.ts'
import { randomFrom, shuffled } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { FAME_TIERS, splitPool } from '#data/pools.ts'
import { split, outcomeOf, type Setup, type State } from '#games/split/rules/engine.ts'
import { LEVELS, type Level } from '#games/split/rules/terms.ts'
import { countOf } from '#games/split/deal/roster.ts'
import { splitRuns } from '#games/split/server.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { MOST_STEP_BYTES, thirdOf } from '#pictures/ladder.ts'
import { thirdAlone, thirdsOf } from '#pictures/thirds.ts'
import { drawingOf } from '#scripts/pictures/thirds.ts'
import type { Measure } from './measure.ts'
import { colourOf, nearestTo } from './reduced.ts'

const SEEDS = 1000
/** Minimum share of each tier's thirds named by a solver with all drawings (docs/games/split.md). */
const LEAST_BY_SHAPE = { anchor: 0.95, known: 0.9, insider: 0.8 }
/** Maximum share named by the mean colour of a third. */
const MOST_BY_COLOUR = 0.5
const MOST_AT_RANDOM = 2

/** Split for solvers with every drawing and for random names; `part` of a thousand deals, fixed seeds. */
export async function splitMeasures(part: number): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const level of LEVELS) measures.push(...(await ofLevel(level, Math.round(SEEDS * part))))
  return [...measures, ofRandomNames(Math.round(SEEDS * part))]
}

const dealt = (level: Level, seed: number) =>
  splitRuns.practice!.deal(randomFrom(seed), { mode: level, part: undefined, found: new Set() }) as Setup

async function ofLevel(level: Level, deals: number): Promise<Measure[]> {
  const setups = Array.from({ length: deals }, (_, seed) => dealt(level, seed))
  const known = await drawingsOf(
    level,
    new Set(setups.flatMap(({ faces }) => faces.map(({ id }) => id))),
    deals / SEEDS,
  )
  const colours = known.map((thirds) => new Map([...thirds].map(([id, third]) => [id, colourOf(third)])))
  const tiers = splitPool(FOOTBALLERS, PORTRAITS)
  const tierOf = new Map(FAME_TIERS.flatMap((tier) => tiers[tier].map(({ id }) => [id, tier] as const)))
  const named = { anchor: [0, 0], known: [0, 0], insider: [0, 0] }
  let [byColour, heaviest] = [0, 0]
  for (const { faces } of setups) {
    for (const [at, { id }] of faces.entries()) {
      const picture = await thirdOf(drawingOf(id, level), at)
      heaviest = Math.max(heaviest, picture.length)
      const shown = await thirdAlone(picture)
      const tally = named[tierOf.get(id)!]
      tally[1]!++
      if (nearestTo(shown, known[at]!) === id) tally[0]!++
      if (nearestTo(colourOf(shown), colours[at]!) === id) byColour++
    }
  }
  return [
    { name: `${level}: footballers who can be asked for`, measured: countOf(level) },
    ...FAME_TIERS.map((tier) => ({
      name: `${level}: thirds of the ${tier} named by a player who has all drawings`,
      measured: named[tier][0]! / named[tier][1]!,
      least: LEAST_BY_SHAPE[tier],
    })),
    { name: `${level}: thirds named by colours only`, measured: byColour / (3 * deals), most: MOST_BY_COLOUR },
    { name: `${level}: bytes of the heaviest third`, measured: heaviest, most: MOST_STEP_BYTES },
  ]
}

/** Drawings of each third by id: of all candidates, and of `part` of the others. */
async function drawingsOf(level: Level, asked: ReadonlySet<string>, part: number): Promise<Map<string, Uint8Array>[]> {
  const some = [...PORTRAITS].filter((id, at) => asked.has(id) || Math.floor(at * part) > Math.floor((at - 1) * part))
  const all = await Promise.all(some.map(async (id) => [id, await thirdsOf(drawingOf(id, level))] as const))
  return [0, 1, 2].map((at) => new Map(all.map(([id, thirds]) => [id, thirds[at]!])))
}

/** Points of six random names of the pool. */
function ofRandomNames(deals: number): Measure {
  const tiers = Object.values(splitPool(FOOTBALLERS, PORTRAITS)).flat()
  let points = 0
  for (let seed = 0; seed < deals; seed++) {
    let state: State = split.start(dealt('normal', seed), 0, 0)
    for (const who of shuffled(tiers, randomFrom(seed))) {
      const step = split.apply(state, { type: 'guess', who }, 0, 0)
      if (!step.ok) break
      state = step.state
    }
    points += total(outcomeOf(state).lines)
  }
  return { name: 'points of six names drawn from a hat', measured: points / deals, most: MOST_AT_RANDOM }
}
