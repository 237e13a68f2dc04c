import type { Criterion, Difficulty } from '#data/types.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns } from './signs.ts'

export const BINGO_FORMAT = 1

/** File of Bingo's criteria and their holders, for the search pack of the same build. */
export type BingoFile = {
  format: number
  /** Number of footballers in the search pack. */
  of: number
  criteria: Criterion[]
  /** Every footballer dealt at any level: deltas of positions in the search pack, as long signs (signs.ts). */
  players: string
  /** Holders of each criterion: deltas of positions in `players`, as long signs. */
  holders: string[]
  /** Footballers for whom a criterion is unknown, in the same form. */
  open: string[]
  /** By level, as long signs: positions of its criteria, and pairs of positions that may not meet on a card. */
  levels: Record<Difficulty, { criteria: string; near: string }>
}

type Asked = { criterion: Criterion; holders: readonly string[]; open: readonly string[] }

/** `near`: positions in `criteria`. */
export type BingoFacts = {
  players: readonly string[]
  criteria: readonly Asked[]
  levels: Record<Difficulty, { criteria: readonly number[]; near: readonly (readonly [number, number])[] }>
}

/** Decodes to ids. Throws a TypeError for a file that does not match the pack. */
export function decodeBingo(json: unknown, pack: Pack): BingoFacts {
  const file = json as BingoFile
  if (file?.format !== BINGO_FORMAT || file.of !== pack.footballers.length)
    throw new TypeError('the criteria are of another pack')
  const players = fromSteps(file.players).map((at) => pack.footballers[at]!.id)
  const named = (text: string) => fromSteps(text).map((at) => players[at]!)
  const levelOf = ({ criteria, near }: BingoFile['levels'][Difficulty]) => ({
    criteria: fromLongSigns(criteria),
    near: pairsOf(fromLongSigns(near)),
  })
  const { easy, normal, hard } = file.levels
  return {
    players,
    criteria: file.criteria.map((criterion, at) => ({
      criterion,
      holders: named(file.holders[at]!),
      open: named(file.open[at]!),
    })),
    levels: { easy: levelOf(easy), normal: levelOf(normal), hard: levelOf(hard) },
  }
}

function fromSteps(text: string): number[] {
  let at = -1
  return fromLongSigns(text).map((step) => (at += step))
}

const pairsOf = (places: readonly number[]): [number, number][] =>
  Array.from({ length: places.length / 2 }, (_, pair) => [places[2 * pair]!, places[2 * pair + 1]!])
