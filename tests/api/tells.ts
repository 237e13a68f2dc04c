import { fold } from '#core/fold.ts'

/**
 * Whether a text holds a secret: JSON as it stands, any other however it is written, as whole words, because
 * somebody else's name may begin with the secret one.
 */
export const tells = (text: string, secret: string): boolean =>
  /^["[]/.test(secret)
    ? text.includes(secret)
    : new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(fold(secret))}(?![\\p{L}\\d-])`, 'u').test(fold(text))
