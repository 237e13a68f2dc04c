import { BoardPage, OwnStanding, type NearRow } from '#contracts/boards.ts'
import type { GameId } from '#core/games.ts'

/** A game's board of the week, and the reader's standing; null for a visitor. */
export type Week = { page: BoardPage; own: OwnStanding | null }

type Line = Pick<NearRow, 'rank' | 'score' | 'username' | 'kit' | 'photo_url' | 'own'>

const SHOWN = 5
/** Lines around the own one, when it is further down. */
const AROUND = 1

/** This week's board. Rejects when it cannot be read. */
export async function readWeek(game: GameId, signedIn: boolean): Promise<Week> {
  const query = `board=${game}&period=week`
  const [page, own] = await Promise.all([
    read(`/api/table?${query}`),
    signedIn ? read(`/api/table/own?${query}`).catch(() => null) : null,
  ])
  return { page: BoardPage.parse(page), own: own === null ? null : OwnStanding.parse(own) }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** Five lines including the own one: the first five, or the first two and three around the own one. */
export function linesOf({ page, own }: Week): Line[] {
  const place = own?.standing?.place ?? null
  const first = page.rows.map((row, at) => ({ ...row, own: place === at + 1 }))
  const mine = own?.near.findIndex((line) => line.own) ?? -1
  if (mine < 0 || (place !== null && place <= SHOWN)) return first.slice(0, SHOWN)
  const near = own!.near.slice(Math.max(0, mine - AROUND), mine + AROUND + 1)
  return [...first.slice(0, SHOWN - near.length), ...near]
}

/** Right answers missing to the next rank, and that rank; null when nobody has a longer run. */
export function aheadOf({ page, own }: Week, run: number): { more: number; rank: number } | null {
  const { score: best = 0, next = null } = own?.standing ?? {}
  const longer = page.rows
    .filter(({ score }) => score > Math.max(run, best))
    .map(({ score, rank }) => ({ score, rank }))
  const above = next && best + next.gap > run ? [{ score: best + next.gap, rank: next.rank }] : []
  const [nearest] = [...longer, ...above].sort((one, other) => one.score - other.score)
  return nearest ? { more: nearest.score - run, rank: nearest.rank } : null
}
