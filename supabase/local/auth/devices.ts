import { createHmac, timingSafeEqual } from 'node:crypto'
import { header, type Call } from '../http/messages.ts'
import type { UserRow } from './users.ts'

/** Header with the token of a browser that signed in before; sent with every answer to a right password. */
export const DEVICE_HEADER = 'x-device'

/** Token of a browser that knew the account's current password; a changed password invalidates it. */
export const deviceToken = (secret: string, { id, encrypted_password }: UserRow): string =>
  createHmac('sha256', secret).update(`device|${id}|${encrypted_password}`).digest('base64url')

/** True when the call comes from a browser that signed in to this account before. */
export function isKnownDevice(call: Call, secret: string, user: UserRow): boolean {
  const [given, expected] = [header(call, DEVICE_HEADER) ?? '', deviceToken(secret, user)]
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
