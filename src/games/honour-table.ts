import type { GameId } from '#core/games.ts'
import { WEEK_CUPS } from '#core/week-cup.ts'

/** Filter for the results that a rule counts; every given condition has to hold. */
export type Which = {
  /** Absent: every mode except a match. */
  modes?: readonly string[]
  won?: true
  /** Bounds of the game's own score. */
  atLeast?: number
  atMost?: number
  tag?: string
  without?: string
  /** Number of right answers in the run. */
  items?: number
  /** Highest figure of the tag with this prefix (src/games/outcome.ts). */
  tagAtMost?: readonly [prefix: string, figure: number]
  tagAtLeast?: readonly [prefix: string, figure: number]
}

/** Figures that no result contains; the server counts them. */
export type Outside = {
  quiz: { matches: number; right: number; podiums: number; wins: number }
  friends: { leagues: number; cups: number }
}

/** How the figure that has to reach `need` is computed. */
export type Counts =
  /** Number of results. */
  | { each: Which }
  /** Longest row of played dailies that match. */
  | { row: Which }
  /** Highest figure of one result; `worth`: its points without the bonuses of the day. */
  | { best: 'worth' | 'score'; of: Which }
  /** Sum over results. */
  | { sum: 'score' | 'items'; of: Which }
  /** Number of different items named or placed, in one game or in all. */
  | { album: GameId | 'all' }
  /** Over the dailies of all games: longest streak, days played, most of the eleven on a day, best week. */
  | { days: 'streak' | 'played' | 'eleven' | 'weekPoints' | 'weekDays' }
  | { quiz: keyof Outside['quiz'] }
  | { friends: keyof Outside['friends'] }

/** Picture of a medal: a name of `src/play/honours/signs.ts`, or a short text. */
export type Sign =
  | 'award'
  | 'calendar'
  | 'castle'
  | 'crown'
  | 'dice'
  | 'eye'
  | 'flame'
  | 'footprints'
  | 'gem'
  | 'medal'
  | 'mountain'
  | 'shield'
  | 'shirt'
  | 'swords'
  | 'target'
  | 'timer'
  | 'trophy'
  | 'user'
  | 'users'
  | 'zap'
  | `${number}`

/** `name`: key of its words; two games may share them. */
export type Rule = { readonly name: string; readonly sign: Sign; readonly need: number; readonly counts: Counts }

const TODAY = { modes: ['today'] } as const

/** Ten wins at the hard level. */
const AWAY = { name: 'away', sign: 'mountain', need: 10, counts: { each: { modes: ['hard'], won: true } } } as const
/** Five dailies won in a row. */
const FIVE = { name: 'five', sign: 'flame', need: 5, counts: { row: { won: true } } } as const
/** Ten dailies won without a hint. */
const UNAIDED = {
  name: 'unaided',
  sign: 'eye',
  need: 10,
  counts: { each: { ...TODAY, won: true, without: 'hint' } },
} as const
const ALL_FIVE = { name: 'allFive', sign: '5', need: 1, counts: { each: { ...TODAY, atLeast: 5 } } } as const
/** All points of a daily. */
const PERFECT = { name: 'perfect', sign: '60', need: 60, counts: { best: 'worth', of: TODAY } } as const
const NINE = { name: 'nineOfTen', sign: '9', need: 1, counts: { each: { ...TODAY, atLeast: 9 } } } as const
const TEN = { name: 'tenOfTen', sign: '10', need: 10, counts: { best: 'score', of: TODAY } } as const
const LONG_RUN = {
  name: 'longRun',
  sign: 'zap',
  need: 20,
  counts: { best: 'score', of: { modes: ['ranked'] } },
} as const

/**
 * Honours by shelf, four each. A rule may be added; an existing one keeps its name and is never made harder, because
 * what was earned stays earned (docs/games/honours.md).
 */
export const SHELVES = {
  days: [
    { name: 'week', sign: 'flame', need: 7, counts: { days: 'streak' } },
    { name: 'month', sign: 'calendar', need: 30, counts: { days: 'streak' } },
    { name: 'house', sign: '11', need: 11, counts: { days: 'eleven' } },
    { name: 'hundredDays', sign: '100', need: 100, counts: { days: 'played' } },
  ],
  wordle: [{ name: 'inTwo', sign: '2', need: 1, counts: { each: { won: true, atMost: 2 } } }, FIVE, UNAIDED, AWAY],
  tictactoe: [
    { name: 'wholeGrid', sign: '9', need: 9, counts: { best: 'score', of: TODAY } },
    { name: 'onlyYou', sign: 'gem', need: 1, counts: { each: { tagAtLeast: ['alone:', 1] } } },
    { name: 'rare', sign: 'dice', need: 1, counts: { each: { ...TODAY, atLeast: 9, tagAtMost: ['rarity:', 250] } } },
    { name: 'matches', sign: 'swords', need: 10, counts: { each: { modes: ['bot', 'multiplayer'], won: true } } },
  ],
  pixels: [
    ALL_FIVE,
    PERFECT,
    AWAY,
    { name: 'hundredNamed', sign: 'user', need: 100, counts: { sum: 'items', of: TODAY } },
  ],
  statistics: [
    NINE,
    TEN,
    LONG_RUN,
    { name: 'rightOften', sign: '200', need: 200, counts: { sum: 'score', of: TODAY } },
  ],
  stadiums: [
    { name: 'allSix', sign: '6', need: 1, counts: { each: { ...TODAY, atLeast: 6 } } },
    { ...PERFECT, name: 'firstCheck' },
    FIVE,
    AWAY,
  ],
  split: [
    { name: 'hatTrick', sign: '3', need: 1, counts: { each: { ...TODAY, tag: 'clean' } } },
    { name: 'hatTricks', sign: 'crown', need: 10, counts: { each: { tag: 'clean' } } },
    FIVE,
    AWAY,
  ],
  age: [
    { name: 'sharp', sign: '80', need: 80, counts: { best: 'score', of: TODAY } },
    { name: 'yearOff', sign: 'target', need: 1, counts: { each: { ...TODAY, tagAtMost: ['off:', 10] } } },
    { name: 'exact', sign: '5', need: 1, counts: { each: { ...TODAY, items: 5 } } },
    { name: 'exactOften', sign: '100', need: 100, counts: { sum: 'items', of: {} } },
  ],
  blur: [ALL_FIVE, PERFECT, FIVE, AWAY],
  'career-path': [
    { name: 'firstRow', sign: '1', need: 1, counts: { each: { modes: ['today', 'classic'], won: true, atMost: 1 } } },
    FIVE,
    UNAIDED,
    AWAY,
  ],
  bingo: [
    { name: 'fullCard', sign: '16', need: 16, counts: { best: 'score', of: TODAY } },
    { name: 'clock', sign: 'timer', need: 1, counts: { each: { modes: ['timed'], won: true } } },
    { name: 'threeCards', sign: '3', need: 3, counts: { row: { won: true } } },
    { name: 'tight', sign: '75', need: 75, counts: { best: 'worth', of: TODAY } },
  ],
  higherlower: [
    NINE,
    TEN,
    LONG_RUN,
    { name: 'endless', sign: '25', need: 25, counts: { best: 'score', of: { modes: ['normal'] } } },
  ],
  'back-four': [
    { name: 'cleanSheet', sign: 'shield', need: 1, counts: { each: { ...TODAY, atLeast: 4 } } },
    FIVE,
    UNAIDED,
    AWAY,
  ],
  weeks: [
    { name: 'bronze', sign: 'medal', need: WEEK_CUPS.bronze, counts: { days: 'weekPoints' } },
    { name: 'silver', sign: 'award', need: WEEK_CUPS.silver, counts: { days: 'weekPoints' } },
    { name: 'gold', sign: 'trophy', need: WEEK_CUPS.gold, counts: { days: 'weekPoints' } },
    { name: 'wholeWeek', sign: '7', need: 7, counts: { days: 'weekDays' } },
  ],
  quiz: [
    { name: 'tenMatches', sign: 'footprints', need: 10, counts: { quiz: 'matches' } },
    { name: 'hundredRight', sign: '100', need: 100, counts: { quiz: 'right' } },
    { name: 'podium', sign: 'medal', need: 1, counts: { quiz: 'podiums' } },
    { name: 'quizWin', sign: 'crown', need: 1, counts: { quiz: 'wins' } },
  ],
  friends: [
    { name: 'league', sign: 'users', need: 1, counts: { friends: 'leagues' } },
    { name: 'dares', sign: 'swords', need: 5, counts: { each: { modes: ['challenge'] } } },
    { name: 'cup', sign: 'trophy', need: 1, counts: { friends: 'cups' } },
    { name: 'cups', sign: '5', need: 5, counts: { friends: 'cups' } },
  ],
  albums: [
    { name: 'faces', sign: 'user', need: 150, counts: { album: 'pixels' } },
    { name: 'crests', sign: 'shield', need: 75, counts: { album: 'blur' } },
    { name: 'grounds', sign: 'castle', need: 75, counts: { album: 'stadiums' } },
    { name: 'names', sign: 'shirt', need: 300, counts: { album: 'all' } },
  ],
} as const satisfies Record<GameId | 'days' | 'weeks' | 'quiz' | 'friends' | 'albums', readonly Rule[]>

export type Shelf = keyof typeof SHELVES
export type HonourName = (typeof SHELVES)[Shelf][number]['name']
export type HonourId = `${Shelf}:${HonourName}`

export const SHELF_IDS = Object.keys(SHELVES) as Shelf[]
