import * as z from 'zod/mini'
import { USERNAME_MAX, USERNAME_MIN } from '#contracts/users.ts'

/** Message key of the area `auth`, or null when the value is fine. */
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

/** The rules of the specification's section 5, in its order. */
export const username: Check = (value) => {
  if (value.trim() === '') return 'usernameRequired'
  return value.trim().length < USERNAME_MIN ? 'usernameShort' : null
}

/** Of an account that exists: counted as the server counts, by whole characters and after its cleaning. */
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
