import type { ResultRecord } from '#contracts/results.ts'
import type { GameId } from '#core/games.ts'
import { refreshAccount } from './account.ts'
import { loadSession } from './load-session.ts'
import { $session } from './session.ts'
import { enqueue } from './unsent.ts'

/** Reads a session that could not be read offline; it then claims the queued results. */
const loadAgain = () => void loadSession().catch(() => {})

/** Records a run that ended while signed in: sends `record` of a practice run; null: the server has counted it. */
export async function takeOverResult(game: GameId, record: ResultRecord | null): Promise<void> {
  if (record) enqueue($session.get().user?.id ?? null, game, record)
  const session = await loadSession().catch(() => null)
  if (!session) globalThis.addEventListener?.('online', loadAgain, { once: true })
  if (session?.status === 'signed-in') await refreshAccount()
}
