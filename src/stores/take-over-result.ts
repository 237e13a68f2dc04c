import type { ResultRecord } from '#contracts/results.ts'
import type { GameId } from '#core/games.ts'
import { refreshAccount } from './account.ts'
import { loadSession } from './load-session.ts'
import { $session } from './session.ts'
import { enqueue } from './unsent.ts'

/** A session that could not be read offline owns nothing yet: it takes over what waits once it can be read. */
const loadAgain = () => void loadSession().catch(() => {})

/** A run that ended while signed in: `record` for a practice run to be sent, null for one the server counted itself. */
export async function takeOverResult(game: GameId, record: ResultRecord | null): Promise<void> {
  if (record) enqueue($session.get().user?.id ?? null, game, record)
  const session = await loadSession().catch(() => null)
  if (!session) globalThis.addEventListener?.('online', loadAgain, { once: true })
  if (session?.status === 'signed-in') await refreshAccount()
}
