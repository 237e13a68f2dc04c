import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const KEPT_MS = 2 * 86_400_000 // a room is erased after a day

/** Room code -> secret of the player's seat there. */
const $seats = persisted('seats', z.record(z.string(), z.object({ secret: z.string(), at: z.number() })), {})

export const secretOf = (code: string): string | undefined => $seats.get()[code]?.secret

export function keepSecret(code: string, secret: string, now = Date.now()) {
  $seats.update((seats) => ({
    ...Object.fromEntries(Object.entries(seats).filter(([, { at }]) => now - at < KEPT_MS)),
    [code]: { secret, at: now },
  }))
}

export const forgetSecret = (code: string) =>
  $seats.update((seats) => Object.fromEntries(Object.entries(seats).filter(([other]) => other !== code)))
