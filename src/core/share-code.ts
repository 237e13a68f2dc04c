import { addDays, daysBetween, LAUNCH_DAY, type Day } from './days.ts'
import { GAME_IDS, type GameId } from './games.ts'

/** Marks for parts of a result, worst to best; `closed`: a game that is not open, or an empty place of a grid. */
const SHARED_MARKS = ['closed', 'poor', 'fair', 'good'] as const
export type SharedMark = (typeof SHARED_MARKS)[number]

/** Result of a whole day, encoded in its link; the server stores nothing. */
type SharedEleven = {
  kind: 'day'
  day: Day
  marks: readonly SharedMark[]
  points: number
  streak: number
  /** 5 means among the top 5 % of players; null while unknown. */
  top: number | null
  contrast: boolean
}

/** The daily of one game in a link; `rows` are the marks of its share text. */
type SharedGame = {
  kind: 'game'
  day: Day
  game: GameId
  won: boolean
  points: number
  contrast: boolean
  rows: readonly (readonly SharedMark[])[]
}

/**
 * The cup of a week, without names; `day`: its Monday. `place` and `of` are those in a friends' league; both are 0 for
 * the player's own cup of bronze, silver or gold.
 */
export type SharedCup = { kind: 'cup'; day: Day; points: number; place: number; of: number; contrast: false }

/** True for the cup of a player, false for that of a league. */
export const isOwnCup = ({ of }: SharedCup): boolean => of === 0

export type SharedResult = SharedEleven | SharedGame | SharedCup

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LETTER_BITS = 6
const DAY_CODE = 1
const GAME_CODE = 2
const CUP_CODE = 3
/** Capacity for twelve games, with which a day fills exactly twelve characters. */
const TEAM = 12
const BITS = {
  kind: 4,
  day: 14,
  mark: 2,
  points: 10,
  streak: 12,
  top: 7,
  flag: 1,
  game: 4,
  length: 4,
  sum: 13,
  place: 5,
} as const
/** Maximum rows and columns in a game's link. */
const MOST = 15

type Field = readonly [value: number, bits: number]

/** Writes a result as letters of a web address: 12 for a day, up to about 80 for a game. */
export function toShareCode(result: SharedResult): string {
  const { day, points, contrast } = result
  const isCup = result.kind === 'cup'
  const head: Field[] = [
    [isCup ? CUP_CODE : result.kind === 'day' ? DAY_CODE : GAME_CODE, BITS.kind],
    [daysBetween(LAUNCH_DAY, day), BITS.day],
    // A cup's sum of several days needs more bits than a day's points.
    [Math.max(0, points), isCup ? BITS.sum : BITS.points],
    [contrast ? 1 : 0, BITS.flag],
  ]
  const marks = (list: readonly SharedMark[]): Field[] => list.map((mark) => [SHARED_MARKS.indexOf(mark), BITS.mark])
  const body: Field[] = isCup
    ? [
        [result.place, BITS.place],
        [result.of, BITS.place],
      ]
    : result.kind === 'day'
      ? [
          ...marks(Array.from({ length: TEAM }, (_, at) => result.marks[at] ?? 'closed')),
          [result.streak, BITS.streak],
          [result.top ?? 0, BITS.top],
        ]
      : [
          [GAME_IDS.indexOf(result.game), BITS.game],
          [result.won ? 1 : 0, BITS.flag],
          [Math.min(MOST, result.rows.length), BITS.length],
          ...result.rows
            .slice(0, MOST)
            .flatMap((row): Field[] => [[Math.min(MOST, row.length), BITS.length], ...marks(row.slice(0, MOST))]),
        ]
  const bits = [...head, ...body].map(([value, width]) => bitsOf(value, width)).join('')
  return bits.replace(/.{1,6}/g, (six) => LETTERS[Number.parseInt(six.padEnd(LETTER_BITS, '0'), 2)]!)
}

/** Reads a code; null for anything that `toShareCode` does not write. */
export function readShareCode(code: string): SharedResult | null {
  if (!/^[\w-]{6,200}$/.test(code)) return null
  const bits = [...code].map((letter) => bitsOf(LETTERS.indexOf(letter), LETTER_BITS)).join('')
  let at = 0
  const next = (width: number) => Number.parseInt(bits.slice(at, (at += width)) || '0', 2)
  const kind = next(BITS.kind)
  const day = addDays(LAUNCH_DAY, next(BITS.day))
  const points = next(kind === CUP_CODE ? BITS.sum : BITS.points)
  const contrast = next(BITS.flag) === 1
  const marks = (length: number) => Array.from({ length }, () => SHARED_MARKS[next(BITS.mark)]!)
  let result: SharedResult
  if (kind === DAY_CODE) {
    const team = marks(TEAM)
    result = { kind: 'day', day, marks: team, points, contrast, streak: next(BITS.streak), top: next(BITS.top) || null }
  } else if (kind === GAME_CODE) {
    const game = GAME_IDS[next(BITS.game)]
    if (!game) return null
    result = {
      ...{ kind: 'game', day, game, won: next(BITS.flag) === 1, points, contrast },
      rows: Array.from({ length: next(BITS.length) }, () => marks(next(BITS.length))),
    }
  } else if (kind === CUP_CODE && !contrast) {
    result = { kind: 'cup', day, points, contrast, place: next(BITS.place), of: next(BITS.place) }
  } else return null
  // Rejects padding, truncated codes and foreign letters, so that each result has exactly one address.
  return toShareCode(result) === code ? result : null
}

const bitsOf = (value: number, width: number): string =>
  Math.min(2 ** width - 1, value)
    .toString(2)
    .padStart(width, '0')
