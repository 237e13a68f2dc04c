// Closed lists of a submission. Apart from the schemas, so that a browser needs no validator for them.

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const FILE_TYPES = ['file', 'link'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** Why a picture was rejected. A code and never free text, so that everybody reads it in their own language. */
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

/** Bytes of one picture that a player sends. */
export const MAX_PICTURE_BYTES = 1_000_000

/** Pictures of one player that wait for a decision. */
export const MAX_PENDING = 20
