import { randomUUID } from 'node:crypto'
import { header, json, type Answer, type Call } from '../http/messages.ts'
import type { Files } from '../storage/files.ts'

/** Stands in for a third-party image host, with its kind of answers; not part of Supabase. */
export type ImageHost = { url: string; key: string; files: Files }

const PATH = '/image-host'
const PICTURE = /^\/image-host\/([0-9a-f-]{36})\.webp$/

/**
 * `POST /image-host?key=` stores a picture, `GET /image-host/{id}.webp` serves it publicly; null for any other path.
 */
export async function imageHostAnswer(host: ImageHost, call: Call): Promise<Answer | null> {
  if (call.path === PATH && call.method === 'POST') return keep(host, call)
  const id = PICTURE.exec(call.path)?.[1]
  if (id !== undefined && (call.method === 'GET' || call.method === 'HEAD')) return show(host, id)
  return null
}

async function keep({ url, key, files }: ImageHost, call: Call): Promise<Answer> {
  if (call.query.get('key') !== key) return refusal(400, 100, 'Invalid API v1 key.')
  const bytes = await pictureOf(call)
  if (!bytes) return refusal(400, 310, 'Invalid image')
  const id = randomUUID()
  await files.write(id, bytes)
  return json(200, {
    data: { id, url: `${url}/${id}.webp`, size: bytes.length },
    success: true,
    status: 200,
  })
}

/** The file in `image` if it is a WebP, the only type that the site sends; null otherwise. */
async function pictureOf(call: Call): Promise<Buffer | null> {
  const headers = { 'content-type': header(call, 'content-type') ?? '' }
  const form = await new Response(new Uint8Array(call.body), { headers }).formData().catch(() => null)
  const file = form?.get('image')
  if (!(file instanceof File)) return null
  const bytes = Buffer.from(await file.arrayBuffer())
  return /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)) ? bytes : null
}

async function show({ files }: ImageHost, id: string): Promise<Answer> {
  const body = await files.read(id).catch(() => null)
  if (!body) return refusal(404, 404, 'Not found')
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return { status: 200, headers, body }
}

const refusal = (status: number, code: number, message: string): Answer =>
  json(status, { success: false, status_code: status, error: { message, code } })
