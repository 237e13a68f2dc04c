import sharp, { type Sharp } from 'sharp'
import { HttpError } from '#server/http-error.ts'
import { sniff } from './sniff.ts'

/** 4096 x 4096: a file of two kilobytes can decode to more than a server's memory. */
const MAX_PIXELS = 16_777_216
const MAX_SECONDS = 10
/** Requests above this queue length are refused. */
const MAX_WAITING = 32

/** A decoder that takes every core would starve players' requests. */
sharp.concurrency(1)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes an untrusted raster picture, upright, and passes it to `work`; one picture at a time over all requests.
 * Throws `unsupported-picture` for anything invalid or above 16 million pixels, and `unavailable` when the queue is
 * full; an HttpError of `work` passes through.
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
