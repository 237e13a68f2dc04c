import { bitsOf, common, countCommon, type Bits } from '#core/bits.ts'
import { isRead } from '../trust.ts'
import type { Club, Criterion, Footballer, GridCriterion, LeagueId, Other, Title } from '../types.ts'
import { criteriaOf } from './criteria.ts'
import { keyOf, type Evidence } from './criterion.ts'
import { LEAST_ANSWERS } from './crossings.ts'
import { verdictOfOther } from './others.ts'
import { LEAST } from './state.ts'

export type GridKind = GridCriterion['kind']
const GRID_KINDS: readonly GridKind[] = ['club', 'nation', 'leagueEver', 'role', 'title']

/** `home`: country of a league or of a club's league; two axes of one home never meet in a grid. */
export type Axis = {
  criterion: GridCriterion
  key: string
  home: string | null
  /** Indices into `ids`. */
  holders: Bits
  /** Number of holders. */
  count: number
}

/** Source of grids: the axes and their holders, by index. */
export type GridBand = {
  axes: readonly Axis[]
  byKey: ReadonlyMap<string, Axis>
  ids: readonly string[]
  fames: readonly number[]
  /** Indices of famous footballers (each cell needs one) and of known ones (each cell needs several). */
  famous: Bits
  known: Bits
}

/** Maximum overlap of two axes, as a share of the rarer one's holders: everybody of Bilbao is from Spain. */
const TRIVIAL = 0.6
/** Every cell has an answer of this fame, and several of the next lower one (docs/games/tictactoe.md). */
const FAMOUS = 4
const KNOWN = { fame: 3, least: 3 }

const isGridCriterion = (criterion: Criterion): criterion is GridCriterion =>
  GRID_KINDS.some((kind) => kind === criterion.kind)

/**
 * Titles on record for the second tier (nobody there won a Ballon d’Or); with others, right answers would be refused.
 */
const RECORDED_TITLES: readonly Title[] = ['ballon_dor', 'world_cup', 'champions_league', 'european_championship']

/** Minimum famous footballers of a club for an axis: few fans can name one for Verona and Palermo. */
const LEAST_FAMOUS = 10

const HOMES: Record<LeagueId, string> = {
  premierleague: 'GB-ENG',
  liga: 'ES',
  seriea: 'IT',
  bundesliga: 'DE',
  ligue1: 'FR',
}

/** Fame of the second tier: below everybody in the facts. */
const OTHERS_FAME = 0

/**
 * Band of the facts. An axis needs twelve holders with read careers; answers include the second tier, which can be
 * named too.
 */
export function gridBand(
  footballers: readonly Footballer[],
  others: readonly Other[],
  clubs: readonly Club[],
  evidence: Evidence,
): GridBand {
  const read = footballers.filter(isRead)
  const people = [...read, ...others.map(({ id }) => ({ id, fame: OTHERS_FAME }))]
  const places = new Map(people.map(({ id }, at) => [id, at]))
  const famous = new Set(read.filter(({ fame }) => fame >= FAMOUS).map(({ id }) => id))
  const homeOf = homesOf(clubs)
  const axes = criteriaOf(read, evidence, LEAST.holders).flatMap(({ criterion, holders }) => {
    if (!isGridCriterion(criterion)) return []
    if (criterion.kind === 'title' && !RECORDED_TITLES.includes(criterion.title)) return []
    if (criterion.kind === 'club' && holders.intersection(famous).size < LEAST_FAMOUS) return []
    const more = others.filter((other) => verdictOfOther(criterion, other, evidence) === 'yes')
    const all = [...holders, ...more.map(({ id }) => id)].map((id) => places.get(id)!)
    return [{ criterion, home: homeOf(criterion), holders: all }]
  })
  return bandOf(people, axes)
}

/** Band of the data in a browser. */
export function bandOf(
  people: readonly { id: string; fame: number }[],
  axes: readonly { criterion: GridCriterion; home: string | null; holders: readonly number[] }[],
): GridBand {
  const size = people.length
  const band = axes.map(({ criterion, home, holders }): Axis => {
    return { criterion, key: keyOf(criterion), home, holders: bitsOf(holders, size), count: holders.length }
  })
  const ofFame = (least: number) => people.flatMap(({ fame }, at) => (fame >= least ? [at] : []))
  return {
    axes: band,
    byKey: new Map(band.map((axis) => [axis.key, axis])),
    ids: people.map(({ id }) => id),
    fames: people.map(({ fame }) => fame),
    famous: bitsOf(ofFame(FAMOUS), size),
    known: bitsOf(ofFame(KNOWN.fame), size),
  }
}

/** Indices of the common holders. */
export const placesAt = (one: Axis, other: Axis): number[] => common(one.holders, other.holders)

/** Number of footballers known to most fans who fit both, at most `most`. */
export const knownAt = (one: Axis, other: Axis, { known }: Pick<GridBand, 'known'>, most: number): number =>
  countCommon(
    one.holders.map((word, at) => word & other.holders[at]!),
    known,
    most,
  )

/** True for a cell with enough answers, a famous one among them, and without nearly equal axes. */
export function isFairCell(one: Axis, other: Axis, { famous, known }: Pick<GridBand, 'famous' | 'known'>): boolean {
  const both = one.holders.map((word, at) => word & other.holders[at]!)
  return (
    countCommon(both, both, LEAST_ANSWERS) >= LEAST_ANSWERS &&
    countCommon(both, known, KNOWN.least) >= KNOWN.least &&
    countCommon(both, famous, 1) >= 1
  )
}

/** False when one axis nearly implies the other. */
export const asksSomething = (one: Axis, other: Axis): boolean =>
  countCommon(one.holders, other.holders) <= TRIVIAL * Math.min(one.count, other.count)

/** A club belongs to its league's country, whatever its own: Monaco to France. */
function homesOf(clubs: readonly Club[]) {
  const homes = new Map(clubs.map(({ id, league, nation }) => [id, league ? HOMES[league] : nation]))
  return (criterion: GridCriterion): string | null => {
    if (criterion.kind === 'leagueEver') return HOMES[criterion.league]
    return criterion.kind === 'club' ? (homes.get(criterion.club) ?? null) : null
  }
}
