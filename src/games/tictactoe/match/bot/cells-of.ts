import type { MatchView } from '../../rules/match.ts'

/** Which cells the side to play may name somebody for: free ones, and while it has a steal the other side's. */
export const openIn = (view: MatchView | null) => (cell: number) => view?.cells[cell] == null

export const choosableIn = (view: MatchView | null) => (cell: number) => {
  if (!view || view.over || (view.strength !== null && view.turn === 1)) return false
  const mark = view.cells[cell]
  return mark == null || (mark.by !== view.turn && view.steals[view.turn] > 0)
}
