import * as z from 'zod/mini'
import { bodyBytes } from '#server/body-bytes.ts'
import { backendMs } from '#server/deadline.ts'
import { optional } from '#server/env.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { isAllowedPhoto } from '#server/photos.ts'

const MAX_ANSWER_BYTES = 65_536

const Answer = z.object({ success: z.literal(true), data: z.object({ url: z.url().check(z.maxLength(500)) }) })

/**
 * Uploads a WebP to the image host and returns its address. Throws `images-unavailable` without a configured host,
 * `unavailable` on time-out, `upload-failed` when it refuses the picture or returns an address that the site may not
 * show.
 */
export async function hostPicture(webp: Uint8Array): Promise<string> {
  const [host, key] = [optional('IMAGE_HOST_URL'), optional('IMAGE_HOST_KEY')]
  if (!host || !key) throw new HttpError('images-unavailable')
  const url = await upload(host, key, webp).catch((error: unknown) => {
    // Logs no error object: its address carries the key.
    log.error(`The image host did not take a picture (${error instanceof Error ? error.name : 'unknown'})`)
    throw new HttpError(isTimeout(error) ? 'unavailable' : 'upload-failed')
  })
  if (isAllowedPhoto(url)) return url
  log.error(
    `The image host keeps pictures at ${new URL(url).origin}: add this origin, or the part of it with pictures, to IMAGE_HOSTS`,
  )
  throw new HttpError('upload-failed')
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

async function upload(host: string, key: string, webp: Uint8Array): Promise<string> {
  const address = new URL(host)
  address.searchParams.set('key', key)
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(webp)], { type: 'image/webp' }), 'picture.webp')
  const signal = AbortSignal.timeout(backendMs())
  const response = await fetch(address, { method: 'POST', body: form, redirect: 'error', signal })
  const text = new TextDecoder().decode(await bodyBytes(response, MAX_ANSWER_BYTES))
  return Answer.parse(JSON.parse(text)).data.url
}
