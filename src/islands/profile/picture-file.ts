import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Error of a chosen file before upload, or null. The server checks the bytes. */
export function wrongPicture({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!PICTURE_TYPES.includes(type)) return 'unsupported-picture'
  return size > MAX_PICTURE_BYTES ? 'picture-too-large' : null
}
