import sharp, { type Sharp } from 'sharp'
import { HttpError } from '#server/http-error.ts'
import { sniff } from './sniff.ts'

/** 4096 x 4096: two kilobytes can unfold into more than a server has memory for. */
export const MAX_PIXELS = 16_777_216
const MAX_SECONDS = 10
/** Whoever comes while so many pictures wait is told to come again. */
const MAX_WAITING = 32

/** A decoder that takes every core leaves none to whoever plays. */
sharp.concurrency(1)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Opens a raster picture from outside, upright, and lets `work` paint it, one picture of all requests at a time. Throws
 * `unsupported-picture` for what is none, is damaged or has more than 16 million pixels, and `unavailable` while too
 * many wait; an HttpError of `work` stays what it is.
 */
export async function decoding<Result>(bytes: Uint8Array, work: (picture: Sharp) => Promise<Result>): Promise<Result> {
  if (!sniff(bytes)) throw new HttpError('unsupported-picture')
  return inTurn(() => {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })
    return work(picture).catch((error: unknown) => {
      throw error instanceof HttpError ? error : new HttpError('unsupported-picture')
    })
  })
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) throw new HttpError('unavailable', 'Too many pictures at once')
  waiting++
  const turn = last.then(work).finally(() => waiting--)
  last = turn.catch(() => undefined)
  return turn
}
