import { hasAllClubs } from '../trust.ts'
import type { Club, Difficulty, Footballer, LeagueId } from '../types.ts'
import { criteriaOf, type Held } from './criteria.ts'
import type { CriterionKind, Evidence } from './criterion.ts'
import { overlap } from './crossings.ts'
import { isKnownEnough } from './difficulty.ts'
import { verdict } from './verdict.ts'

/** Share of a level's footballers that a criterion must fit, inclusive (docs/games/bingo.md). */
export const BINGO_BANDS: Record<Difficulty, { least: number; most: number }> = {
  easy: { least: 0.06, most: 0.25 },
  normal: { least: 0.04, most: 0.25 },
  hard: { least: 0.025, most: 0.25 },
}

/** Nearly the same as the nation, so never combined with it. */
const NEVER: readonly CriterionKind[] = ['capped', 'clubs']

/** Maximum overlap of two criteria, as a share of the rarer one's holders: above it one nearly implies the other. */
const MOST_OVERLAP = 0.7

/** A criterion with its holders, and the footballers it cannot be decided for (`open`). */
export type BingoCriterion = Held & { open: ReadonlySet<string> }

/** Source of a level's cards: criteria, pairs that cannot share a card, and the clubs' current leagues. */
export type BingoBand = {
  level: Difficulty
  footballers: readonly Pick<Footballer, 'id'>[]
  criteria: readonly BingoCriterion[]
  tooNear: ReadonlyMap<string, ReadonlySet<string>>
  leagueOf: (club: string) => LeagueId | null
}

/** Footballers of a level: well known enough, with complete careers. */
export const bingoPool = (level: Difficulty, footballers: readonly Footballer[]): Footballer[] =>
  footballers.filter(isKnownEnough(level)).filter(hasAllClubs)

export function bingoCriteria(level: Difficulty, footballers: readonly Footballer[], evidence: Evidence): Held[] {
  const pool = bingoPool(level, footballers)
  const { least, most } = BINGO_BANDS[level]
  return criteriaOf(pool, evidence, Math.max(1, Math.ceil(least * pool.length))).filter(
    ({ criterion, holders }) => holders.size <= most * pool.length && !NEVER.includes(criterion.kind),
  )
}

export function bingoBand(
  level: Difficulty,
  footballers: readonly Footballer[],
  clubs: readonly Club[],
  evidence: Evidence,
): BingoBand {
  const pool = bingoPool(level, footballers)
  const criteria = bingoCriteria(level, footballers, evidence).map((held) => ({
    ...held,
    open: openIn(pool, held, evidence),
  }))
  const leagues = new Map(clubs.map(({ id, league }) => [id, league]))
  const near = (one: Held) => criteria.filter((other) => other !== one && overlap(one, other) > MOST_OVERLAP)
  return {
    level,
    footballers: pool,
    criteria,
    tooNear: new Map(criteria.map((one) => [one.key, new Set(near(one).map(({ key }) => key))])),
    leagueOf: (club) => leagues.get(club) ?? null,
  }
}

const openIn = (pool: readonly Footballer[], { criterion }: Held, evidence: Evidence): Set<string> =>
  new Set(pool.filter((one) => verdict(criterion, one, evidence) === 'unknown').map(({ id }) => id))
