import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { LINES } from '../engine/lines.ts'
import { other, type MatchState, type Side } from '../engine/match.ts'

/** Of a hundred footballers who fit, so many come to its mind. */
export const STRENGTHS = [40, 60, 80] as const
export type Strength = (typeof STRENGTHS)[number]

const CENTRE = 4

/** Somebody it may name. */
export type Known = { id: string; prior: number }

export type BotMove = { cell: number; id: string } | null

/**
 * What the bot does: the cell that wins, else the one that keeps the other side from winning, else the centre, else any,
 * where it knows somebody whom nobody named. Null where it knows nobody for any cell. `answers` are those of the cells
 * whose careers nobody could dispute; the better known come to its mind more often. `seed` fixes what it knows and says.
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
    answers(cell).filter(({ id }) => !state.used.includes(id) && isKnown(id, seed, strength))
  const wins = (side: Side) =>
    shuffled(
      free.filter((cell) => completes(state, cell, side)),
      random,
    )
  const order = [...wins(by), ...wins(other(by)), ...free.filter((cell) => cell === CENTRE), ...shuffled(free, random)]
  for (const cell of order) {
    const known = knows(cell)
    if (known.length > 0) return { cell, id: drawnBy(known, random) }
  }
  return null
}

const completes = ({ cells }: MatchState, cell: number, side: Side): boolean =>
  LINES.some((line) => line.includes(cell) && line.every((one) => one === cell || cells[one]?.by === side))

/** The same for a footballer all match long: whom it does not know it does not know in the next turn either. */
function isKnown(id: string, seed: number, strength: Strength): boolean {
  let hash = seed | 0
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return randomFrom(hash >>> 0)() * 100 < strength
}

/** The more often he is named, the more often by the bot. */
function drawnBy(known: readonly Known[], random: Random): string {
  const sum = known.reduce((total, { prior }) => total + prior, 0)
  let left = random() * sum
  for (const { id, prior } of known) if ((left -= prior) <= 0) return id
  return known.at(-1)!.id
}
