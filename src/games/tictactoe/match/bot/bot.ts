import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { LINES } from '#core/grid-lines.ts'
import { other, type MatchState, type Side } from '../../rules/match.ts'

/**
 * Share of cells, in percent, for which the bot knows an answer. A share of names would mean little: a cell has twenty,
 * and knowing two of five fills it as surely as knowing four of five.
 */
export const STRENGTHS = [40, 60, 80] as const
export type Strength = (typeof STRENGTHS)[number]

const CENTRE = 4

/** A footballer the bot may name. */
export type Known = { id: string; prior: number }

export type BotMove = { cell: number; id: string } | null

/**
 * The bot's move, among the cells for which it knows an unused name: a winning cell, or one that stops the other side,
 * or the centre, or any. It steals to win, or when it knows no name for the cell that would stop the other side. Null
 * when it knows no name at all. `answers`: undisputed answers of a cell; better-known ones are more likely. `seed`
 * determines which cells it knows and what it names.
 */
export function botMove(
  state: MatchState,
  answers: (cell: number) => readonly Known[],
  strength: Strength,
  seed: number,
): BotMove {
  const by = state.turn
  const random = randomFrom(seed + state.turns.length)
  const free = state.cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
  const knows = (cell: number) =>
    isKnown(cell, seed, strength) ? answers(cell).filter(({ id }) => !state.used.includes(id)) : []
  const opposing = state.cells.flatMap((mark, cell) => (mark?.by === other(by) ? [cell] : []))
  const stealable = state.steals[by] > 0 ? opposing : []
  const winning = (cells: readonly number[], side: Side) =>
    shuffled(
      cells.filter((cell) => completes(state, cell, side)),
      random,
    )
  const threats = winning(free, other(by))
  const order = [
    ...winning(free, by),
    ...winning(stealable, by),
    ...threats,
    ...stealable.filter((cell) => threats.some((threat) => isInLine(cell, threat, opposing))),
    ...free.filter((cell) => cell === CENTRE),
    ...shuffled(free, random),
  ]
  for (const cell of order) {
    const known = knows(cell)
    if (known.length > 0) return { cell, id: drawnBy(known, random) }
  }
  return null
}

const completes = ({ cells }: MatchState, cell: number, side: Side): boolean =>
  LINES.some((line) => line.includes(cell) && line.every((one) => one === cell || cells[one]?.by === side))

/** True when a cell is in a line with `threat` whose other cells are all in `held`. */
const isInLine = (cell: number, threat: number, held: readonly number[]): boolean =>
  LINES.some(
    (line) => line.includes(cell) && line.includes(threat) && line.every((one) => one === threat || held.includes(one)),
  )

/** Constant for the match, so that the bot does not learn a cell between two turns. */
const isKnown = (cell: number, seed: number, strength: Strength): boolean =>
  randomFrom(Math.imul(seed ^ (cell + 1), 0x01000193) >>> 0)() * 100 < strength

/** Draws a name, more likely the more often players give it. */
function drawnBy(known: readonly Known[], random: Random): string {
  const sum = known.reduce((total, { prior }) => total + prior, 0)
  let left = random() * sum
  for (const { id, prior } of known) if ((left -= prior) <= 0) return id
  return known.at(-1)!.id
}
