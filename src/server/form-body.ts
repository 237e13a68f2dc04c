import { MAX_PICTURE_BYTES } from '#contracts/submission-words.ts'
import { bodyBytes } from './body-bytes.ts'
import { HttpError } from './http-error.ts'
import { sniff, UPLOAD_TYPES } from './images/sniff.ts'

/** Maximum bytes of a form with one picture. */
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 16_384

/**
 * Parses a multipart form. Throws `picture-too-large` above `maxBytes` without reading further, `bad-request` for any
 * other body.
 */
export async function formBody(request: Request, maxBytes: number = MAX_FORM_BYTES): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError('bad-request', 'A form with a picture is needed')
  const bytes = await bodyBytes(request, maxBytes, 'picture-too-large')
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError('bad-request', 'The form cannot be read')
  })
}

/**
 * The single file in `field` of a form: at most 1,000,000 bytes (`picture-too-large`) of JPEG, PNG or WebP
 * (`unsupported-picture`), judged by its bytes alone.
 */
export async function pictureIn(form: FormData, field: string): Promise<Uint8Array> {
  const [file, ...others] = form.getAll(field)
  if (!(file instanceof File) || others.length > 0) throw new HttpError('bad-request', `One file is needed in ${field}`)
  if (file.size > MAX_PICTURE_BYTES) throw new HttpError('picture-too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniff(bytes)
  if (!type || !UPLOAD_TYPES.includes(type)) throw new HttpError('unsupported-picture')
  return bytes
}
