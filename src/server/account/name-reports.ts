import * as z from 'zod/mini'
import { dayAt, toIsoDate } from '#core/days.ts'
import type { Caller } from '#server/caller.ts'
import { hashOfDay } from '#server/day-hash.ts'
import { call } from '#server/supabase.ts'

/**
 * Stores a report of a name, once per reporter, name and UTC day. Does not reveal whether the name exists. `address`
 * identifies a caller without an account or visitor cookie.
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
