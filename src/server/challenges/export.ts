import type { AccountExport } from '#contracts/account.ts'
import { gameOfChallenge } from './read.ts'
import { MAX_OPEN } from './make.ts'
import { rowsOf } from './rows.ts'

/** Challenges of an account for its export: its own board, and figures only of friends. */
export async function exportedChallenges(account: string, now: number): Promise<AccountExport['challenges']> {
  const rows = await rowsOf({ account, visitor: null }, now, MAX_OPEN)
  return rows.map((row) => ({
    code: row.code,
    game: row.game,
    mode: row.mode,
    points: row.points,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    played: row.played,
    best: row.best,
    view: gameOfChallenge(row).view(row.state),
  }))
}
