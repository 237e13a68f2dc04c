/** Widths in pixels in which the site shows pictures from elsewhere. */
export const PHOTO_WIDTHS = [64, 128, 256] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/**
 * Where a page shows a profile picture from: always our own host, so that no other one learns who looks at whom. Take
 * twice the width of the place it is shown in.
 */
export const photoAddress = (photo: string, width: PhotoWidth): string =>
  `/api/image-proxy?url=${encodeURIComponent(photo)}&w=${width}`
