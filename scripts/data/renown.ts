import type { Footballer, Title } from '#data/types.ts'
import { byFootballer } from './group.ts'
import type { Row, Sheets } from './sheets.ts'

type Grades = Pick<Row<'renown'>, 'fr' | 'es' | 'en'>

/** The median grade of the three markets. */
export const fameOf = ({ fr, es, en }: Grades): Footballer['fame'] =>
  [fr, es, en].sort((one, other) => one - other)[1] as Footballer['fame']

/** Rows by fame, in stable order. */
export const inOrderOfFame = <Graded extends Grades>(rows: readonly Graded[]): Graded[] =>
  rows.toSorted((one, other) => fameOf(other) - fameOf(one))

const TITLE_POINTS: Record<Title, number> = {
  ballon_dor: 20,
  world_cup: 6,
  champions_league: 4,
  european_championship: 4,
  copa_america: 3,
  africa_cup: 3,
  europa_league: 1,
}

/** Clubs with fans in every country. */
const BIG_CLUBS = new Set([
  ...['realmadrid', 'barca', 'atleticomadrid', 'manutd', 'liverpool', 'arsenal', 'chelsea', 'mancity', 'tottenham'],
  ...['psg', 'marseille', 'lyon', 'bayernmunchen', 'dortmund', 'juventus', 'milan', 'inter'],
])
const BIG_CLUB_POINTS = 3

/** Points of a league season by matches played, more at home than abroad, plus goals. */
const SEASON_POINTS = { ligue1: 2, liga: 2, premierleague: 2, seriea: 1.5, bundesliga: 1.5 } as const
const MATCHES_OF_A_SEASON = 38
const GOAL_POINTS = 0.1

const SQUAD_POINTS = 2
/** Points of caps by band: one for the first, four for a hundred. */
const CAPS_POINTS: Record<Row<'caps'>['at_least'], number> = { 0: 0, 1: 1, 25: 2, 50: 3, 100: 4 }
/** Price measures current attention, not fame: two points at most. */
const PRICE_POINTS = { each: 25_000_000, most: 2 } as const

/**
 * Points by footballer, for ungraded ones: titles, big clubs, league seasons since 2020/21, a World Cup, caps, and a
 * little for the price. Nobody has 0 points: such entries are missing.
 */
export function renownPoints(sheets: Sheets): (footballer: string) => number {
  const points = new Map<string, number>()
  const add = (footballer: string, more: number) => points.set(footballer, (points.get(footballer) ?? 0) + more)
  for (const { footballer, title } of sheets.honours) add(footballer, TITLE_POINTS[title])
  for (const [footballer, spells] of byFootballer(sheets.spells)) {
    const big = new Set(spells.map(({ club }) => club)).intersection(BIG_CLUBS)
    add(footballer, big.size * BIG_CLUB_POINTS)
  }
  for (const { footballer, league, matches, goals } of sheets.seasons) {
    add(footballer, (SEASON_POINTS[league] * matches) / MATCHES_OF_A_SEASON + goals * GOAL_POINTS)
  }
  for (const { footballer } of sheets.squads) if (footballer !== null) add(footballer, SQUAD_POINTS)
  for (const { footballer, at_least } of sheets.caps) add(footballer, CAPS_POINTS[at_least])
  for (const { footballer, euros } of sheets.values) {
    add(footballer, Math.min(PRICE_POINTS.most, euros / PRICE_POINTS.each))
  }
  return (footballer) => points.get(footballer) ?? 0
}

/**
 * Comparator, best known first: fame; within a fame graded before ungraded; graded in the order of renown.csv, others
 * by points.
 */
export function byRenown(sheets: Sheets): (one: Known, other: Known) => number {
  const places = new Map(sheets.renown.map(({ footballer }, at) => [footballer, at]))
  const placeOf = (id: string) => places.get(id) ?? sheets.renown.length
  const pointsOf = renownPoints(sheets)
  return (one, other) =>
    other.fame - one.fame || placeOf(one.id) - placeOf(other.id) || pointsOf(other.id) - pointsOf(one.id)
}

type Known = Pick<Footballer, 'id' | 'fame'>
