/** Widths in pixels of foreign pictures. */
export const PHOTO_WIDTHS = [64, 128, 256] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/**
 * Address of a profile picture on our own host, so that other hosts do not learn who views whom. Use twice the
 * displayed width.
 */
export const photoAddress = (photo: string, width: PhotoWidth): string =>
  `/api/image-proxy?url=${encodeURIComponent(photo)}&w=${width}`
