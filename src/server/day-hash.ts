import { createHmac } from 'node:crypto'
import { dayAt } from '#core/days.ts'
import { required } from './env.ts'

/** Hash of an identity for one UTC day; the salt changes daily, so identities cannot be linked across days. */
export function hashOfDay(identity: string, now: number): string {
  const salt = createHmac('sha256', required('PUZZLE_SECRET'))
    .update(`addresses of ${dayAt(now)}`)
    .digest()
  return createHmac('sha256', salt).update(identity).digest('base64url')
}
