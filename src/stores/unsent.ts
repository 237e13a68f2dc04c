import * as z from 'zod/mini'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { ResultRecord, type Statistics } from '#contracts/results.ts'
import { withLock } from './locks.ts'
import { persisted } from './persisted.ts'
import type { SendUsers, UsersReply } from './users.ts'

const BATCH = 50

/** `user`: null while the session's owner is unknown. */
const Unsent = z.object({ user: z.nullable(z.uuid()), game: z.enum(GAME_IDS), record: ResultRecord })
type Unsent = z.infer<typeof Unsent>

/** Outbox: practice results of an account that the server has not confirmed; survives page and session. */
export const $unsent = persisted('unsentResults', z.array(Unsent), [])

/** Queues a result until the server has it; idempotent by id. */
export function enqueue(user: string | null, game: GameId, record: ResultRecord) {
  $unsent.update((queue) =>
    queue.some((entry) => entry.record.id === record.id) ? queue : [...queue, { user, game, record }],
  )
}

/** Number of queued results of this account. */
export const countUnsent = (user: string): number => $unsent.get().filter((entry) => entry.user === user).length

/** Drops the queue of a deleted account. */
export const dropUnsent = (user: string) => remove($unsent.reload().filter((entry) => entry.user === user))

/** Removes and returns the entries of an unknown session, once its owner is known. */
export function claimUnowned(): Unsent[] {
  const unowned = $unsent.reload().filter(({ user }) => user === null)
  remove(unowned)
  return unowned
}

/**
 * Sends this account's queue, oldest first, and returns the last answer; null when nothing was sent. The server merges
 * by result id, so a batch whose answer was lost counts once.
 */
export function sendUnsent(user: string, send: SendUsers): Promise<UsersReply | null> {
  return withLock('unsent', async () => {
    let last: UsersReply | null = null
    for (let batch = nextBatch(user, BATCH); batch.length > 0; batch = nextBatch(user, BATCH)) {
      const reply = await sendBatch(user, batch, send)
      if (!reply.ok && !isFinal(reply.code)) return reply
      last = reply
    }
    return last
  })
}

async function sendBatch(user: string, batch: Unsent[], send: SendUsers): Promise<UsersReply> {
  const reply = await send('PATCH', { user_id: user, statistics: statisticsOf(batch) })
  if (reply.ok) remove(batch)
  if (reply.ok || !isFinal(reply.code)) return reply
  // A record that the server always refuses must not block the others.
  if (batch.length === 1) {
    remove(batch)
    return reply
  }
  return sendBatch(user, batch.slice(0, 1), send)
}

const isFinal = (code: string): boolean => ['bad-request', 'not-json', 'too-large', 'unknown-game'].includes(code)

const nextBatch = (user: string, size: number): Unsent[] =>
  $unsent
    .reload()
    .filter((entry) => entry.user === user)
    .slice(0, size)

function remove(batch: Unsent[]) {
  if (batch.length === 0) return
  const ids = new Set(batch.map(({ record }) => record.id))
  const left = $unsent.update((queue) => queue.filter(({ record }) => !ids.has(record.id)))
  if (left.length === 0) $unsent.clear()
}

function statisticsOf(batch: Unsent[]): Statistics {
  const statistics: Statistics = {}
  for (const { game, record } of batch) statistics[game] = [...(statistics[game] ?? []), record]
  return statistics
}
