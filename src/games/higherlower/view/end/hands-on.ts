import type { PracticeDeal } from '../../deal/practice-deal.ts'

/** Around an id in JSON. */
const QUOTES = 3

/** A chain of two hundred is more than a challenge may hold: as much of it as there is room for. */
export function handsOn(deal: unknown, room: number): PracticeDeal {
  const { league, players } = deal as PracticeDeal
  let left = room
  const most = players.findIndex((id) => (left -= id.length + QUOTES) < 0)
  return { league, players: most < 0 ? players : players.slice(0, most) }
}
