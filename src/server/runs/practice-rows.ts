import * as z from 'zod/mini'
import type { GameId } from '#core/games.ts'
import type { Owner } from '#server/caller.ts'
import type { Admission } from '#server/rate-limit.ts'
import { call, failureOfAccount } from '#server/supabase.ts'
import { newRun, ownerValues, Started, type FirstState, type Run } from './rows.ts'

export type FirstPractice = Omit<FirstState, 'puzzle'> & { for_part: string | null }

const PracticeStarted = z.union([z.object({ refused: z.literal(true) }), Started])

/**
 * The owner's open practice run of this game, mode and part, or a new one; counts the request in the same round trip.
 * `unauthorised`: the account is gone.
 */
export async function startPracticeRow(
  owner: Owner,
  admission: Admission,
  first: FirstPractice,
): Promise<{ run: Run; created: boolean }> {
  const values = { asked: admission.asked, ...ownerValues(owner), ...first }
  const started = await call('start_practice', values, PracticeStarted).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if ('refused' in started) throw admission.refusal()
  if ('run' in started) return { run: started.run!, created: false }
  return { run: newRun(started.created, owner, first), created: true }
}

/** Ids of everything the owner has named or placed right in a game. */
export const collected = (owner: Owner, game: GameId): Promise<string[]> =>
  call('collected', { ...ownerValues(owner), of_game: game }, z.array(z.string()))
