import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import { accessToken } from './supabase.ts'

/** `offline`: no answer, or not from our server. */
export type PictureReply = { ok: true; url: string } | { ok: false; code: ErrorCode | 'offline' }

/** Uploads a profile picture to the image host through our server, which returns its address. Never rejects. */
export async function uploadPicture(file: File): Promise<PictureReply> {
  const body = new FormData()
  body.append('image', file)
  try {
    const token = await accessToken()
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const response = await fetch('/api/account/picture', { method: 'POST', headers, body })
    const { url, code } = (await response.json()) as { url?: unknown; code?: unknown }
    if (response.ok && typeof url === 'string') return { ok: true, url }
    return { ok: false, code: isErrorCode(code) ? code : 'offline' }
  } catch {
    return { ok: false, code: 'offline' }
  }
}
