import { ageOn } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import { randomFrom, type Random } from '#core/random.ts'
import { dealTen } from '#games/estimate/deal/deal.ts'
import { rules } from '#games/age/rules/engine.ts'
import { askedOf, type Asked, type Setup, type State } from '#games/estimate/rules/engine.ts'
import { OLDEST, YOUNGEST } from '#games/age/rules/terms.ts'
import { ASKED } from '#games/estimate/rules/terms.ts'
import { poolOn } from '#games/estimate/deal/roster.ts'
import type { Measure } from './measure.ts'
import { meanOf, normal } from './normal.ts'

const { engine: age, outcome: outcomeOf } = rules

const SEEDS = 1_000
const DAY: Day = '2026-11-22'
/** Expected points of 70 for fans by their error (normal, in years); see docs/games/age.md. */
const FANS = [
  { years: 4, points: 3 },
  { years: 2, points: 21 },
  { years: 1, points: 45 },
  { years: 0.5, points: 60 },
]
/** Maximum for a constant guess, such as 28 (baseline). */
const BASELINE = { guess: 28, points: 1 }
const LEEWAY = 2
const MOST_WITHOUT_CLUB = 2

type Says = (right: number) => number

/** Age's dailies: `part` of a thousand, fixed seeds. */
export function ageMeasures(part: number): Measure[] {
  const pool = poolOn(DAY)
  const births = pool.flatMap(({ born, club }) => (club === null ? [] : born)).sort()
  const bounds = [0.25, 0.5, 0.75].map((share) => births[Math.round(share * births.length)]!)
  /** Footballers without a club count as the oldest; one born exactly on a bound may be on either side. */
  function isSpread(asked: readonly Asked[]): boolean {
    const within = (side: (born: string, bound: string) => boolean) =>
      [0, 1, 2, 3].map(
        (quarter) =>
          asked.filter(
            ({ born, club }) => (club === null ? 0 : bounds.filter((bound) => side(born, bound)).length) === quarter,
          ).length,
      )
    const [from, above] = [within((born, bound) => born >= bound), within((born, bound) => born > bound)]
    return from.every((count, quarter) => [count, above[quarter]!].some((one) => one === 2 || one === 3))
  }
  const seeds = Array.from({ length: SEEDS * part }, (_, seed) => seed)
  const setups = seeds.map((seed): Setup => ({ day: DAY, asked: dealTen(pool, randomFrom(seed), []).map(askedOf) }))
  const points = (says: (random: Random) => Says) =>
    meanOf(setups.map((setup, seed) => pointsOf(playedAge(setup, says(randomFrom(SEEDS + seed))))))
  const fans = FANS.map((fan) => ({
    ...fan,
    measured: points((random) => (right) => right + fan.years * normal(random)),
  }))
  const constants = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, at) => points(() => () => YOUNGEST + at))
  const baseline = constants[BASELINE.guess - YOUNGEST]!
  return [
    { name: 'dailies', measured: setups.length },
    {
      name: 'dailies with two of one club, or more than two without one',
      measured: setups.filter(({ asked }) => !isApart(asked)).length,
      most: 0,
    },
    {
      name: 'dailies without two or three of each quarter of the ages',
      measured: setups.filter(({ asked }) => !isSpread(asked)).length,
      most: 0,
    },
    { name: `a player who always answers ${BASELINE.guess}: points of 70`, measured: baseline, most: BASELINE.points },
    {
      name: 'the best of all players who always give one answer',
      measured: Math.max(...constants),
      most: BASELINE.points,
    },
    ...fans.map(({ years, points, measured }) => around(`a fan ${years} years off: points of 70`, measured, points)),
    {
      name: 'any age at random: points of 70',
      measured: points((random) => () => YOUNGEST + random() * (OLDEST - YOUNGEST)),
      most: BASELINE.points,
    },
  ]
}

const isApart = (asked: readonly Asked[]): boolean => {
  const clubs = asked.flatMap(({ club }) => club ?? [])
  return new Set(clubs).size === clubs.length && clubs.length >= ASKED - MOST_WITHOUT_CLUB
}

const around = (name: string, measured: number, expected: number): Measure => ({
  name,
  measured,
  least: expected - LEEWAY,
  most: expected + LEEWAY,
})

export function playedAge(setup: Setup, says: Says): State {
  let state = age.start(setup, 0, 0)
  for (let at = 0; at < ASKED; at++) {
    const said = Math.round(says(ageOn(setup.asked[at]!.born, setup.day)))
    const step = age.apply(state, { type: 'answer', value: Math.min(OLDEST, Math.max(YOUNGEST, said)) }, 0, 0)
    if (!step.ok) throw new Error(step.reason)
    state = step.state
  }
  return state
}

const pointsOf = (state: State): number => outcomeOf(state).lines.reduce((sum, { points }) => sum + points, 0)
