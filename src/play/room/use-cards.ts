import { useState } from 'react'
import type { SeatCard } from '#contracts/rooms.ts'
import type { MatchState } from './game.ts'

/** The room with the shirts of those who left in this match: their names stay in the table. */
export function useCards(state: MatchState | null): MatchState | null {
  const [known, setKnown] = useState<{ match: string | null; seats: readonly SeatCard[] }>({ match: null, seats: [] })
  if (state === null || state.view.phase === 'lobby') return state
  const { match } = state.view
  const before = known.match === match ? known.seats : []
  const gone = before.filter(({ seat }) => !state.seats.some((card) => card.seat === seat))
  const seats = [...state.seats, ...gone.map((card) => ({ ...card, here: false }))]
  const isNew = known.match !== match || seats.some(({ seat }) => !before.some((card) => card.seat === seat))
  if (isNew) setKnown({ match, seats })
  return gone.length > 0 ? { ...state, seats } : state
}
