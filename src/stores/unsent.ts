import * as z from 'zod/mini'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { ResultRecord, type Statistics } from '#contracts/results.ts'
import { alone } from './locks.ts'
import { persisted } from './persisted.ts'
import type { SendUsers, UsersReply } from './users.ts'

const BATCH = 50

/** `user` is null while it is not known whose session this is. */
const Unsent = z.object({ user: z.nullable(z.uuid()), game: z.enum(GAME_IDS), record: ResultRecord })
type Unsent = z.infer<typeof Unsent>

/** Practice results of an account that the server has not confirmed yet; they outlive the page and the session. */
export const $unsent = persisted('unsentResults', z.array(Unsent), [])

/** Keeps a result until the server has it; the same id twice is one. */
export function enqueue(user: string | null, game: GameId, record: ResultRecord) {
  $unsent.update((queue) =>
    queue.some((entry) => entry.record.id === record.id) ? queue : [...queue, { user, game, record }],
  )
}

/** Results of this account that wait here. */
export const countUnsent = (user: string): number => $unsent.get().filter((entry) => entry.user === user).length

/** Drops what waits for an account that is gone. */
export const dropUnsent = (user: string) => remove($unsent.reload().filter((entry) => entry.user === user))

/** Takes the entries of an unknown session out: it turned out to be a visitor's, or `user`'s. */
export function claimUnowned(): Unsent[] {
  const unowned = $unsent.reload().filter(({ user }) => user === null)
  remove(unowned)
  return unowned
}

/**
 * Sends what is waiting for this account, oldest first, and returns the last answer; null when nothing went through or
 * nothing waited. The server merges by result id, so a batch whose answer got lost counts once.
 */
export function sendUnsent(user: string, send: SendUsers): Promise<UsersReply | null> {
  return alone('unsent', async () => {
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
  // One record the server will never take must not hold up the others.
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
