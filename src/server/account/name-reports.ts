import * as z from 'zod/mini'
import { dayAt, toIsoDate } from '#core/days.ts'
import type { Caller } from '#server/caller.ts'
import { hashOfDay } from '#server/day-hash.ts'
import { call } from '#server/supabase.ts'

/**
 * Keeps a report of a name, once per reporter, name and UTC day. Says nothing of whether anybody has that name.
 * `address` is the caller's, for who has neither an account nor a visitor's cookie.
 */
export async function addNameReport(
  { user, visitor }: Caller,
  address: string,
  username: string,
  now: number,
): Promise<void> {
  const reported_by = hashOfDay(user?.id ?? visitor ?? address, now)
  await call('add_name_report', { named: username, reported_by, on_date: toIsoDate(dayAt(now)) }, z.unknown())
}
