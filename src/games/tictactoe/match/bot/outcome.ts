import type { Outcome } from '#games/outcome.ts'
import { endOf, isLost, type MatchState } from '../../rules/match.ts'

/** Points for a win, by the strength of the bot (docs/games/tictactoe.md). */
const WIN_POINTS: Record<number, number> = { 40: 20, 60: 35, 80: 50 }

const MOST_ITEMS = 16

/** Result for X; a match of two people on one screen is not recorded. Score 2 is a win, 1 a draw. */
export function matchOutcome(state: MatchState): Outcome {
  const { strength, forfeited, turns } = state
  const end = endOf(state)
  const won = end?.winner === 0
  const own = turns.filter(({ by }) => by === 0)
  const named = own.flatMap((turn) => (turn.id !== null && !isLost(turn) ? [turn.id] : []))
  const points = strength === null ? 0 : (WIN_POINTS[strength] ?? 0)
  return {
    won,
    score: won ? 2 : end && end.winner === null ? 1 : 0,
    lines: won && points > 0 && strength !== null ? [{ key: 'bot', points, count: strength }] : [],
    n: own.length + (forfeited === 0 ? 1 : 0),
    tags: [...(strength === null ? [] : [`bot-${strength}`]), ...(forfeited === 0 ? ['gave-up'] : [])],
    items: [...new Set(named)].slice(0, MOST_ITEMS),
  }
}
