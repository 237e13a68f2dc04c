import type { Standing } from '#games/match/state.ts'
import { fill } from '#i18n/format.ts'
import type { RoomWords } from './game.ts'

/** What a match's end is called to one seat, or with `mine` undefined to who watched. */
export function titleOf(
  standings: readonly Standing[],
  mine: Standing | undefined,
  t: RoomWords['t']['rooms'],
): string {
  const [first] = standings
  if (mine?.out) return t.forfeited
  if (!first || first.rank === null) return t.nobody
  const shown = mine ?? first
  const shared = standings.filter(({ rank }) => rank === shown.rank).length > 1
  if (shown.rank === 1 && shared) return t.draw
  if (mine?.rank === 1) return t['place-1']
  if (!mine || standings.length === 2) return fill(t.winner, { name: first.name })
  const places: Record<number, string> = { 2: t['place-2'], 3: t['place-3'] }
  return fill(places[mine.rank ?? 0] ?? t.place, { rank: mine.rank ?? '–', max: standings.length })
}
