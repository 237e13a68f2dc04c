import { createHash } from 'node:crypto'

/** How a content security policy names a style that stands in its page. */
export const styleHash = (sheet: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(sheet).digest('base64')}`
