import * as z from 'zod/mini'
import { PICTURE_KINDS } from './quiz-shown.ts'
import { fromBase64Url, hmac, toBase64Url } from './signature.ts'

/** A picture of a round of a live match; `part`: its place, `closed`: of the answer. */
export const LivePicture = z.strictObject({
  kind: z.enum(PICTURE_KINDS),
  id: z.string(),
  match: z.int(),
  round: z.int(),
  part: z.int(),
  closed: z.boolean(),
})
export type LivePicture = z.infer<typeof LivePicture>

const NONCE_BYTES = 12
const CIPHER = 'AES-GCM'
/** All tokens have this length, so that it does not reveal the name's. */
const LENGTH = 160

/**
 * Token of a picture address that only the site and the rooms can read (secret of tickets). Equal for all players of a
 * round, so that they share one address; different in every match.
 */
export async function pictureToken(picture: LivePicture, secret: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(picture).padEnd(LENGTH))
  // Derived from the text: a nonce repeats only with the same text and so the same token.
  const nonce = (await hmac(secret, `nonce of a live picture|${JSON.stringify(picture)}`)).slice(0, NONCE_BYTES)
  const key = await keyFrom(secret, 'encrypt')
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, key, text))
  return toBase64Url(new Uint8Array([...nonce, ...sealed]))
}

/** The picture of a token; null for one that is forged or altered. */
export async function pictureOf(token: string, secret: string): Promise<LivePicture | null> {
  const bytes = fromBase64Url(token)
  if (!bytes || bytes.length <= NONCE_BYTES) return null
  try {
    const iv = bytes.slice(0, NONCE_BYTES)
    const key = await keyFrom(secret, 'decrypt')
    const text = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes.slice(NONCE_BYTES))
    return LivePicture.safeParse(JSON.parse(new TextDecoder().decode(text))).data ?? null
  } catch {
    return null
  }
}

const keyFrom = async (secret: string, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', await hmac(secret, 'key of live pictures'), CIPHER, false, [use])
