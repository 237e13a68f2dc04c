import type { GameId } from '#core/games.ts'
import { ResultRecord } from '#contracts/results.ts'
import { keepLocally } from './local-progress.ts'
import { $session } from './session.ts'

let leaving = ''

/**
 * Stores the result of a daily when a visitor leaves before its end is shown, which takes a second or two. Safe
 * together with `recordResult`, because a result counts once.
 */
export function keepOnLeave(game: GameId, result: ResultRecord): void {
  if (leaving === result.id) return
  const record = ResultRecord.parse(result)
  leaving = record.id
  const keep = () => void ($session.get().status === 'anonymous' && keepLocally(game, record))
  addEventListener('pagehide', keep, { once: true })
}
