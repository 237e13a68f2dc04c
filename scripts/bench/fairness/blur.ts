import { randomFrom, shuffled } from '#core/random.ts'
import { sharesBoth } from '#games/blur/rules/colours.ts'
import { blur, outcomeOf, type Setup, type State } from '#games/blur/rules/engine.ts'
import { crestsOf } from '#games/blur/deal/roster.ts'
import { blurRuns } from '#games/blur/server.ts'
import { total } from '#core/points.ts'
import { clubById } from '#data/facts.ts'
import { pictureOf } from '#pictures/index.ts'
import { distanceOf } from '#pictures/distance.ts'
import { LADDERS, reduced } from '#pictures/ladder.ts'
import type { Measure } from './measure.ts'
import { pixelsOf } from './reduced.ts'

const SEEDS = 1000
/** Limits of points out of 60 (docs/games/blur.md). */
const MOST_AT_RANDOM = 2
const MOST_BY_COLOUR = 15
/** Minimum difference of options at the last step. */
const LEAST_APART = 20
const LEAST_MATES = 2

/** Blur in easy: `part` of a thousand deals with fixed seeds, for a random player and one who sees only colours. */
export async function blurMeasures(part: number): Promise<Measure[]> {
  const deals = Array.from(
    { length: Math.round(SEEDS * part) },
    (_, seed) =>
      blurRuns.practice!.deal(randomFrom(seed), { mode: 'easy', part: undefined, found: new Set() }) as Setup,
  )
  const crests = deals.flatMap(({ items }) => items)
  const pictures = await lastLooks([...new Set(crests.flatMap(({ options }) => options.map(({ id }) => id)))])
  const mates = crests.map(({ id, options }) => {
    const own = clubById(id)!.colours!
    return options.filter((one) => one.id !== id && sharesBoth(own, clubById(one.id)!.colours!)).length
  })
  const last = crests.map(({ options }) => nearestPair(options.map(({ id }) => pictures.get(id)!)))
  return [
    { name: 'deals', measured: deals.length },
    { name: 'crests that can be asked for in easy', measured: crestsOf('easy').length },
    { name: 'crests that can be asked for today', measured: crestsOf('today').length },
    {
      name: `crests with ${LEAST_MATES} others in their colours among the eight`,
      measured: mates.filter((count) => count >= LEAST_MATES).length / mates.length,
      least: 1,
    },
    { name: 'nearest two of eight at the last look', measured: Math.min(...last), least: LEAST_APART },
    {
      name: 'points of a player who taps at random',
      measured: mean(deals.map((setup, seed) => pointsOf(setup, atRandom(seed)))),
      most: MOST_AT_RANDOM,
    },
    {
      name: 'points of a player who sees colours only',
      measured: mean(deals.map((setup, seed) => pointsOf(setup, byColour(seed)))),
      most: MOST_BY_COLOUR,
    },
  ]
}

type Player = (options: readonly string[], asked: string) => string

/** Points of a run whose player taps until each crest is done. */
function pointsOf(setup: Setup, player: Player): number {
  let state: State = blur.start(setup, 0, 0)
  for (let view = blur.view(state, 0); !view.over; view = blur.view(state, 0)) {
    const tried = new Set(view.tried.map(({ id }) => id))
    const left = view.options.filter(({ id }) => !tried.has(id)).map(({ id }) => id)
    const id = player(left, setup.items[view.at]!.id)
    const step = blur.apply(state, { type: 'guess', who: { id, name: '' } }, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    state = step.state
  }
  return total(outcomeOf(state).lines)
}

function atRandom(seed: number): Player {
  const random = randomFrom(seed)
  return (options) => shuffled(options, random)[0]!
}

/** Sees the two colours and picks a club that wears them. */
function byColour(seed: number): Player {
  const random = randomFrom(seed)
  return (options, asked) => {
    const own = clubById(asked)!.colours!
    const alike = options.filter((id) => sharesBoth(own, clubById(id)!.colours!))
    return shuffled(alike, random)[0]!
  }
}

/** The last step of every crest. */
async function lastLooks(ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const width = LADDERS.blur.at(-1)!
  const looks = ids.map(async (id) => [id, await pixelsOf(await reduced(pictureOf('crest', id)!, width))] as const)
  return new Map(await Promise.all(looks))
}

const nearestPair = (pictures: readonly Uint8Array[]): number =>
  Math.min(...pictures.flatMap((one, at) => pictures.slice(at + 1).map((other) => distanceOf(one, other))))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
