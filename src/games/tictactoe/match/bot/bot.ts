import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { LINES } from '../../rules/lines.ts'
import { other, type MatchState, type Side } from '../../rules/match.ts'

/**
 * For so many of a hundred cells it knows an answer. Of a hundred names would be no strength: a cell has twenty, and who
 * knows two of five of them fills it as surely as who knows four of five.
 */
export const STRENGTHS = [40, 60, 80] as const
export type Strength = (typeof STRENGTHS)[number]

const CENTRE = 4

/** Somebody it may name. */
export type Known = { id: string; prior: number }

export type BotMove = { cell: number; id: string } | null

/**
 * What the bot does: the cell that wins, else the one that keeps the other side from winning, else the centre, else any,
 * where it knows somebody whom nobody named. It steals to win, and where it knows nobody for the cell that would keep the
 * other side from it. Null where it knows nobody for any cell. `answers` are those of the cells whose careers nobody could
 * dispute; the better known come to its mind more often. `seed` fixes what it knows and says.
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
  const theirs = state.cells.flatMap((mark, cell) => (mark?.by === other(by) ? [cell] : []))
  const stealable = state.steals[by] > 0 ? theirs : []
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
    ...stealable.filter((cell) => threats.some((threat) => isInLine(cell, threat, theirs))),
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

/** Whether a cell stands in a line that `threat` would complete for whoever holds `held`. */
const isInLine = (cell: number, threat: number, held: readonly number[]): boolean =>
  LINES.some(
    (line) => line.includes(cell) && line.includes(threat) && line.every((one) => one === threat || held.includes(one)),
  )

/** The same all match long: the cell it knows nobody for it does not know in the next turn either. */
const isKnown = (cell: number, seed: number, strength: Strength): boolean =>
  randomFrom(Math.imul(seed ^ (cell + 1), 0x01000193) >>> 0)() * 100 < strength

/** The more often he is named, the more often by the bot. */
function drawnBy(known: readonly Known[], random: Random): string {
  const sum = known.reduce((total, { prior }) => total + prior, 0)
  let left = random() * sum
  for (const { id, prior } of known) if ((left -= prior) <= 0) return id
  return known.at(-1)!.id
}
