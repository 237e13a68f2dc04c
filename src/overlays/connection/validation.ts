import * as z from 'zod/mini'
import { USERNAME_MAX, USERNAME_MIN } from '#contracts/users.ts'

/** Returns a message key of area `auth`, or null for a valid value. */
export type Check = (value: string) => FieldMessage | null

export type FieldMessage =
  | 'usernameRequired'
  | 'usernameShort'
  | 'usernameLong'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'noAccount'

const PASSWORD_MIN = 6
export const VALIDATION_DELAY_MS = 300
export { USERNAME_MAX }

const Email = z.email()
const isEmail = (value: string) => Email.safeParse(value.trim()).success

/** Rules of section 5 of the specification, in its order. */
export const username: Check = (value) => {
  if (value.trim() === '') return 'usernameRequired'
  return value.trim().length < USERNAME_MIN ? 'usernameShort' : null
}

/** For existing accounts: counts code points after trimming and normalising, as the server does. */
export const newUsername: Check = (value) => {
  const length = [...value.normalize('NFC').trim().replace(/\s+/gu, ' ')].length
  if (length < USERNAME_MIN) return 'usernameShort'
  return length > USERNAME_MAX ? 'usernameLong' : null
}

export const email: Check = (value) => (isEmail(value) ? null : 'emailInvalid')

export const knownEmail: Check = (value) => (isEmail(value) ? null : 'noAccount')

export const password: Check = (value) => {
  if (value === '') return 'passwordRequired'
  return value.length < PASSWORD_MIN ? 'passwordShort' : null
}
