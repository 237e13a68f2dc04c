import { pick, type Random } from '#core/random.ts'

/** No lookalikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so that codes form no words. */
export const CODE_LETTERS = 'CDFGHJKMNPQRTVWXY34679'
export const CODE_LENGTH = 6

const PATTERN = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** True for a room code such as `K7PM4X`. */
export const isRoomCode = (text: unknown): text is string => typeof text === 'string' && PATTERN.test(text)

/** Normalises a typed or pasted code: capitals, no spaces or dashes; null when it cannot be a code. */
export function readRoomCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  return isRoomCode(code) ? code : null
}

export const newRoomCode = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => pick([...CODE_LETTERS], random)).join('')
