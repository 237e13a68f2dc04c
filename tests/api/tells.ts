import { fold } from '#core/fold.ts'

/**
 * Whether a text contains a hidden value: JSON as it stands, other text in any notation and as whole words, because
 * another name may begin with it.
 */
export const reveals = (text: string, secret: string): boolean =>
  /^["[]/.test(secret)
    ? text.includes(secret)
    : new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(fold(secret))}(?![\\p{L}\\d-])`, 'u').test(fold(text))
