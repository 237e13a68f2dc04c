import { total } from '#core/points.ts'
import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { clubById } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { stadiums, outcomeOf, type Places, type Setup, type State, type View } from '#games/stadiums/rules/engine.ts'
import { GROUNDS, namedOf } from '#games/stadiums/deal/roster.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'
import type { Measure } from './measure.ts'

const SEEDS = 1000
/** Limit of points out of 60 (docs/games/stadiums.md). */
const MOST_AT_RANDOM = 1
/** Fans by their share of known grounds, and their minimum points in easy. */
const FANS = [
  { knows: 0.5, least: 11, most: 22 },
  { knows: 0.75, least: 28, most: 41 },
  { knows: 0.95, least: 50, most: 60 },
] as const
/** Maximum difference between the points of two leagues, over a thousand deals. */
const MOST_BETWEEN_LEAGUES = 4

/** Stadiums: `part` of a thousand deals per level with fixed seeds, for fans and for a random player. */
export function stadiumsMeasures(part: number): Measure[] {
  const seeds = Math.round(SEEDS * part)
  const deals = (['easy', 'hard'] as const).map((mode) => ({
    mode,
    setups: Array.from(
      { length: seeds },
      (_, seed) => stadiumsRuns.practice!.deal(randomFrom(seed), { mode, part: undefined, found: new Set() }) as Setup,
    ),
  }))
  const easy = deals[0]!.setups
  const halfKnown = LEAGUES.map((league) =>
    mean(easy.flatMap((setup, seed) => (setup.league === league ? pointsOf(setup, seed, 0.5) : []))),
  )
  return [
    { name: 'deals of a level', measured: seeds },
    { name: 'grounds to collect', measured: GROUNDS.length },
    ...LEAGUES.map((league) => ({
      name: `grounds of ${league} that do not say whose they are`,
      measured: namedOf(league).length,
      least: 12,
    })),
    ...deals.flatMap(({ mode, setups }) => [
      {
        name: `${mode}: points of a player who fills it at random`,
        measured: mean(setups.map((setup, seed) => pointsOf(setup, seed, 0))),
        most: MOST_AT_RANDOM,
      },
      ...FANS.map(({ knows, least, most }) => ({
        name: `${mode}: points of a player who knows ${Math.round(knows * 100)} % of the grounds`,
        measured: mean(setups.map((setup, seed) => pointsOf(setup, seed, knows))),
        ...{ least, most },
      })),
    ]),
    {
      name: 'easy: between the leagues, points of a player who knows half',
      measured: Math.max(...halfKnown) - Math.min(...halfKnown),
      most: MOST_BETWEEN_LEAGUES / Math.sqrt(part),
    },
    {
      name: 'decoys of a league or country that has a ground on the board',
      measured: mean(deals.flatMap(({ setups }) => setups.flatMap((setup) => decoysOf(setup).map(Number)))),
      least: 1,
    },
  ]
}

/** Offset from the seeds of the deals. */
const FAN_SEEDS = 1_000_000

/**
 * Plays as a fan who knows this share of grounds and places the other clubs at random, never twice where one was
 * wrong.
 */
export function playedStadiums(setup: Setup, seed: number, knows: number): State {
  const random = randomFrom(FAN_SEEDS + seed)
  const known = setup.cards.map(() => random() < knows)
  let state: State = stadiums.start(setup, 0, 0)
  for (let view = stadiums.view(state, 0); !view.over; view = stadiums.view(state, 0)) {
    const step = stadiums.apply(state, { type: 'check', places: filled(setup, view, known, random) }, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    state = step.state
  }
  return state
}

const pointsOf = (setup: Setup, seed: number, knows: number): number =>
  total(outcomeOf(playedStadiums(setup, seed, knows)).lines)

const MOST_TRIES = 200

function filled({ cards, logos }: Setup, view: View, known: readonly boolean[], random: Random): Places {
  const rightOf = (at: number) => logos.find(({ club }) => cards[at]!.clubs.includes(club))!.token
  const fixed = view.cards.map(({ right }, at) => right?.logo ?? (known[at] ? rightOf(at) : null))
  const free = logos.map(({ token }) => token).filter((token) => !fixed.includes(token))
  for (let tries = 0; ; tries++) {
    const tray = shuffled(free, random)
    const places = view.cards.map(({ right }, at) => (right ? null : (fixed[at] ?? tray.pop()!)))
    const isNew = places.every((place, at) => place === null || !view.tried[at]!.includes(place))
    // A random order may leave no valid placement.
    if (isNew || tries > MOST_TRIES) return places
  }
}

/** For each decoy, whether a club of its league, or of its country, has a ground on the board. */
function decoysOf({ cards, logos }: Setup): boolean[] {
  const right = cards.flatMap(({ clubs }) => clubs)
  const atHome = right.map((club) => clubById(club)!)
  return logos
    .filter(({ club }) => !right.includes(club))
    .map(({ club }) => clubById(club)!)
    .map((decoy) => atHome.some(({ nation, league }) => nation === decoy.nation || league === decoy.league))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
