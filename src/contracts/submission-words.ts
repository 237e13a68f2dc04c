// Enumerations of a submission. Separate from the schemas, so that browsers load no validator.

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const FILE_TYPES = ['file', 'link'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** Rejection reasons: codes, so that each player reads them in their language. */
export const REJECTIONS = [
  'not-square',
  'not-the-footballer',
  'face-not-visible',
  'too-small',
  'text-or-watermark',
  'not-yours',
  'not-suitable',
  'have-a-better-one',
] as const
export type Rejection = (typeof REJECTIONS)[number]

/** Maximum bytes of a player's picture. */
export const MAX_PICTURE_BYTES = 1_000_000

/** Maximum pending pictures per player. */
export const MAX_PENDING = 20
