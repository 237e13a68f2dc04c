import { createHash } from 'node:crypto'

/** Hash source of an inline style for the content security policy. */
export const styleHash = (sheet: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(sheet).digest('base64')}`
