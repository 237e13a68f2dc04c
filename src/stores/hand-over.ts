import type { Statistics } from '#contracts/results.ts'
import type { NewUserInfo } from '#contracts/users.ts'
import { $points, $preferences, $progressId, $statistics, recordsOf } from './local-progress.ts'
import { alone } from './locks.ts'
import type { SendUsers, UsersReply } from './users.ts'
import { uuid } from './uuid.ts'

/** True when this browser holds progress that belongs to whoever signs in next. */
export const hasLocalProgress = (): boolean =>
  $points.get() > 0 || recordsOf($statistics.get()).length > 0 || Object.keys($preferences.get()).length > 0

/**
 * Moves the visitor's progress into the account, exactly once: the server counts a `progressId` once and a result id
 * once, and only after its 2xx answer the local keys go. Until then they stay, and the next page load calls this again.
 * Tabs take turns, so that the second one finds nothing left. Without local progress it just makes the record.
 */
export function handOver(userId: string, send: SendUsers): Promise<UsersReply> {
  return alone('hand-over', async () => {
    const claim = claimOf(userId)
    const reply = await send('POST', claim)
    if (reply.ok && claim.progressId) forget(claim)
    return reply
  })
}

function claimOf(userId: string): NewUserInfo {
  const locales = navigator.languages.join(',').slice(0, 200)
  const statistics = $statistics.reload()
  const points = $points.reload()
  const preferences = $preferences.reload()
  if (!hasLocalProgress()) {
    forget({ statistics, points })
    return { user_id: userId, locales }
  }
  const progressId = $progressId.update((id) => id ?? uuid())!
  return { user_id: userId, locales, statistics, points, preferences, progressId }
}

/**
 * Removes what was handed over; a result that another tab kept in the meantime stays for the next time. The id goes
 * last: after a crash half-way, what is left would still be recognised by the server as counted.
 */
function forget(claim: Pick<NewUserInfo, 'statistics' | 'points'>) {
  const sent = new Set(recordsOf(claim.statistics ?? {}).map(({ id }) => id))
  const left = without($statistics.reload(), sent)
  const points = Math.max(0, $points.reload() - (claim.points ?? 0))
  if (recordsOf(left).length > 0) $statistics.set(left)
  else $statistics.clear()
  if (points > 0) $points.set(points)
  else $points.clear()
  $preferences.clear()
  $progressId.clear()
}

function without(statistics: Statistics, sent: ReadonlySet<string>): Statistics {
  const games = Object.entries(statistics).map(([game, records]) => [game, records.filter(({ id }) => !sent.has(id))])
  return Object.fromEntries(games.filter(([, records]) => records?.length))
}
