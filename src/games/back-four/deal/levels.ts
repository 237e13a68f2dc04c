import type { OfTheWeek } from '#games/week.ts'

type Range = readonly [from: number, to: number]

/** Demands on a board; lists run from kit A, the easiest group, to D. */
export type Level = {
  /** Least and most `base` of the groups. */
  bases: readonly [Range, Range, Range, Range]
  /** Share of boards whose last group is drawn among those about names. */
  namesLast: number
  /** Kinds that the day does not ask. */
  bars: ReadonlySet<string>
  /** Whether one of the two hardest groups makes fans smile. */
  isWitty?: true
  /** Least fame of the footballers. */
  fame: readonly [number, number, number, number]
  /** Footballers who also meet another group, or a reading of it. */
  friends: Range
  /** Those who truly meet another group. */
  doubles: Range
  /** Most of them who meet two other groups, or readings of them. */
  torn: number
  /** Least number of footballers of fame 5. */
  stars: number
  /** Most footballers of fame 3. */
  unknown: number
  /** Least and most facts that few remember. */
  faint: Range
  /** Least number of footballers who have played since 2000. */
  recent: number
  /** Most groups whose tiles could change places in a circle, by what they seem to meet; none without an entry. */
  circles?: number
}

/** Least fame of the well-known; below it, most fans have to think. */
export const WELL_KNOWN = 4
/** Most footballers of a board without a portrait. */
export const MOST_UNPICTURED = 2

/** Links that nobody sees on an easy day, and letters that everybody sees at once on a deep one. */
const EASY: ReadonlySet<string> = new Set(['mates', 'nickname'])
const NONE: ReadonlySet<string> = new Set()
const DEEP: ReadonlySet<string> = new Set(['starts', 'ends'])

/** Monday to Sunday. Tuned so that the simulated regular fan's solve rate falls by 25 points (docs/games/back-four.md). */
export const WEEK: OfTheWeek<Level> = [
  {
    bases: [
      [1, 1.6],
      [1.5, 2.1],
      [1.6, 2.4],
      [2.3, 2.9],
    ],
    ...{ bars: EASY, namesLast: 0.2, fame: [4, 4, 4, 4], stars: 9, unknown: 0, recent: 15 },
    ...{ friends: [4, 6], doubles: [0, 2], torn: 1, faint: [0, 0] },
  },
  {
    bases: [
      [1, 1.6],
      [1.5, 2.1],
      [1.8, 2.4],
      [2.4, 3],
    ],
    ...{ bars: EASY, namesLast: 0.25, fame: [4, 4, 4, 4], stars: 7, unknown: 0, recent: 14 },
    ...{ friends: [4, 6], doubles: [0, 2], torn: 1, faint: [0, 1] },
  },
  {
    bases: [
      [1.5, 1.9],
      [1.7, 2.3],
      [2, 2.7],
      [2.5, 3.4],
    ],
    ...{ bars: NONE, namesLast: 0.35, fame: [4, 4, 4, 4], stars: 4, unknown: 0, recent: 12 },
    ...{ friends: [4, 6], doubles: [0, 2], torn: 1, faint: [0, 2] },
  },
  {
    bases: [
      [1.5, 2.1],
      [1.8, 2.4],
      [2.1, 3],
      [2.6, 3.6],
    ],
    ...{ bars: NONE, isWitty: true, namesLast: 0.3, fame: [4, 4, 4, 4], stars: 3, unknown: 0, recent: 12 },
    ...{ friends: [4, 7], doubles: [0, 2], torn: 1, faint: [0, 3] },
  },
  {
    bases: [
      [1.5, 2.2],
      [1.8, 2.7],
      [2.3, 3.1],
      [2.6, 3.8],
    ],
    ...{ bars: DEEP, isWitty: true, namesLast: 0.35, fame: [4, 4, 3, 3], stars: 3, unknown: 2, recent: 8 },
    ...{ friends: [5, 8], doubles: [1, 3], torn: 2, faint: [1, 4] },
  },
  {
    bases: [
      [1.7, 2.4],
      [2, 2.8],
      [2.4, 3.4],
      [2.6, 3.8],
    ],
    ...{ bars: DEEP, isWitty: true, namesLast: 0.4, fame: [4, 4, 3, 3], stars: 2, unknown: 2, recent: 6 },
    ...{ friends: [6, 9], doubles: [1, 4], torn: 3, faint: [2, 6] },
  },
  {
    bases: [
      [1.8, 2.6],
      [2.2, 3],
      [2.5, 3.6],
      [2.9, 3.8],
    ],
    ...{ bars: DEEP, isWitty: true, namesLast: 0.45, fame: [4, 4, 3, 3], stars: 2, unknown: 3, recent: 6 },
    ...{ friends: [7, 10], doubles: [2, 5], torn: 3, faint: [3, 7] },
  },
]

/** Weekday whose level a mode of practice has. */
export const PRACTICE_DAYS = { easy: 0, normal: 2, hard: 5 } as const

const demands = new WeakMap<Level, readonly Level[]>()

/** A level, and what to ask where a day finds no board: a little more of everything, then circles as well. */
export function demandsOf(level: Level): readonly Level[] {
  const known = demands.get(level)
  if (known) return known
  const relaxed: Level = {
    ...level,
    friends: [4, level.friends[1] + 3],
    doubles: [0, level.doubles[1] + 1],
    // A day without faint facts stays without.
    faint: [0, level.faint[1] && level.faint[1] + 3],
    torn: level.torn + 1,
    stars: level.stars - 2,
  }
  const made = [level, relaxed, { ...relaxed, circles: 4 }]
  demands.set(level, made)
  return made
}

/** How often a kind of group is drawn; once without an entry. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ nation: 0.4, club: 1, clubNation: 1.4, abroad: 2.2, keeperClub: 0.6, keeperNation: 0.6 },
  ...{ title: 1.5, titleYear: 1.8, both: 1.2, without: 0.25, wonWith: 1.6, lost: 2 },
  ...{ mates: 1.2, began: 4, rivals: 2.4, clubs: 1, move: 3, crossed: 2, record: 2, boot: 2 },
  ...{ oneClub: 2, london: 1.5, europeTwo: 1.5, champion3: 1.2 },
  ...{
    goals: 3,
    missed: 3,
    award: 3.4,
    captain: 3,
    tale: 6,
    born: 2.4,
    topScorer: 2.4,
    family: 3,
    nickname: 2.4,
    coach: 3,
    after: 2.4,
  },
  ...{ firstName: 4, starts: 1.4, ends: 2.4, alike: 0.8, twins: 0.8, circle: 0.8, four: 0.3 },
}

/** First names alone rest longer, and are left to the days with room for wit. */
export const FIRST_NAMES = 'firstName'

/** Kinds that readers liked best. */
export const WITTY: ReadonlySet<string> = new Set([
  ...[FIRST_NAMES, 'move', 'ends', 'starts', 'crossed', 'record'],
  ...['goals', 'missed', 'award', 'family', 'nickname', 'coach', 'after', 'captain', 'tale', 'born'],
])
