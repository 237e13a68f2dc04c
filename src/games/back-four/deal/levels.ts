import type { OfTheWeek } from '#games/week.ts'

type Range = readonly [from: number, to: number]

/** Demands on a board; lists run from kit A, the easiest group, to D. */
export type Level = {
  /** Least and most `base` of the groups. */
  bases: readonly [Range, Range, Range, Range]
  /** Least fame of the footballers. */
  fame: readonly [number, number, number, number]
  /** Footballers who also meet another group, or a reading of it. */
  friends: Range
  /** Those who truly meet another group. */
  doubles: Range
  /** Most of them who meet two other groups, or readings of them. */
  torn: number
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
/** Share of boards whose last group is drawn among those about names. */
export const NAMES_LAST = 0.45

/** Monday to Sunday. Tuned so that the simulated regular fan's solve rate falls by 25 points (docs/games/back-four.md). */
export const WEEK: OfTheWeek<Level> = [
  {
    bases: [
      [1, 1.6],
      [1.2, 2.1],
      [1.5, 2.5],
      [2.4, 3],
    ],
    ...{ fame: [4, 4, 4, 4], friends: [4, 6], doubles: [0, 1], torn: 1, unknown: 0, faint: [0, 1], recent: 13 },
  },
  {
    bases: [
      [1, 1.6],
      [1.2, 2.2],
      [1.6, 2.6],
      [2.5, 3.1],
    ],
    ...{ fame: [4, 4, 4, 4], friends: [4, 6], doubles: [0, 1], torn: 1, unknown: 0, faint: [0, 1], recent: 12 },
  },
  {
    bases: [
      [1, 1.8],
      [1.5, 2.4],
      [2, 2.9],
      [2.6, 3.4],
    ],
    ...{ fame: [4, 4, 4, 4], friends: [4, 6], doubles: [0, 2], torn: 1, unknown: 0, faint: [0, 2], recent: 12 },
  },
  {
    bases: [
      [1, 2.1],
      [1.6, 2.6],
      [2.1, 3],
      [2.6, 3.6],
    ],
    ...{ fame: [4, 4, 4, 4], friends: [4, 7], doubles: [0, 2], torn: 1, unknown: 0, faint: [0, 3], recent: 12 },
  },
  {
    bases: [
      [1.2, 2.2],
      [1.8, 2.7],
      [2.3, 3.2],
      [2.6, 3.8],
    ],
    ...{ fame: [4, 4, 3, 3], friends: [5, 8], doubles: [1, 3], torn: 2, unknown: 1, faint: [1, 4], recent: 8 },
  },
  {
    bases: [
      [1.4, 2.4],
      [1.8, 2.8],
      [2.4, 3.4],
      [2.6, 3.8],
    ],
    ...{ fame: [4, 4, 3, 3], friends: [6, 9], doubles: [1, 4], torn: 3, unknown: 2, faint: [2, 6], recent: 4 },
  },
  {
    bases: [
      [1.6, 2.6],
      [2, 3],
      [2.5, 3.6],
      [2.6, 3.8],
    ],
    ...{ fame: [4, 4, 3, 3], friends: [6, 10], doubles: [1, 4], torn: 3, unknown: 2, faint: [3, 7], recent: 0 },
  },
]

/** Weekday whose level a mode of practice has. */
export const PRACTICE_DAYS = { easy: 0, normal: 2, hard: 5 } as const

/** The next best board where a day finds none: a little more of everything. */
export const relaxed = (level: Level): Level => ({
  ...level,
  friends: [4, level.friends[1] + 3],
  doubles: [0, level.doubles[1] + 1],
  faint: [0, level.faint[1] + 3],
  torn: level.torn + 1,
})

/** How often a kind of group is drawn; once without an entry. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ club: 2, nation: 2, title: 2.4, without: 2.4, clubNation: 3, titleYear: 2.6, championWith: 2, europeYear: 1.6 },
  ...{ clubs: 1.4, rivals: 2.4, move: 1.7, mates: 0.8, firstName: 3, alike: 1.2, four: 1.2, starts: 0.8, ends: 0.7 },
  ...{ circle: 0.8, height: 0.6, goals: 1.2, leagues: 1.5, london: 1.5, europeTwo: 2, champion3: 1.5, oneClub: 1.4 },
  ...{ tenClubs: 1.2, keeperClub: 0.7, keeperNation: 0.8 },
}
