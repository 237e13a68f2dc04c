import { createHmac } from 'node:crypto'
import { dayAt } from '#core/days.ts'
import { required } from './env.ts'

/** Who somebody is, for one UTC day: the salt changes with the day, so that nobody can be followed from day to day. */
export function hashOfDay(identity: string, now: number): string {
  const salt = createHmac('sha256', required('PUZZLE_SECRET'))
    .update(`addresses of ${dayAt(now)}`)
    .digest()
  return createHmac('sha256', salt).update(identity).digest('base64url')
}
