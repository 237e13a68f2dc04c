import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** What is wrong with a chosen file before it is sent; null when nothing is. The server looks at the bytes. */
export function wrongPicture({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!PICTURE_TYPES.includes(type)) return 'unsupported-picture'
  return size > MAX_PICTURE_BYTES ? 'picture-too-large' : null
}
