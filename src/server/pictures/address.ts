import * as z from 'zod/mini'
import { sealed, unsealed } from '#server/sealed.ts'

const PURPOSE = 'addresses of pictures'
const MAX_LETTERS = 300

/** A step of one of a run's pictures (`slot`); `expires` in ms since 1970. */
const Place = z.strictObject({
  run: z.uuid(),
  slot: z.int().check(z.minimum(0)),
  step: z.int().check(z.minimum(0)),
  expires: z.int(),
})
export type Place = z.infer<typeof Place>

/**
 * Encrypts a place into the token of `/img/run/{token}`. Deterministic, so that a repeated answer has the same
 * addresses.
 */
export const seal = (place: Place): string =>
  sealed(PURPOSE, JSON.stringify([place.run, place.slot, place.step, place.expires]))

/** Decrypts a token; null when it is forged, altered or expired. */
export function unseal(token: string, now: number): Place | null {
  const text = token.length > MAX_LETTERS ? null : unsealed(PURPOSE, token)
  if (text === null) return null
  const [run, slot, step, expires] = JSON.parse(text) as unknown[]
  const place = Place.safeParse({ run, slot, step, expires })
  return place.success && now < place.data.expires ? place.data : null
}
