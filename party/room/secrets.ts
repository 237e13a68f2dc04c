import { toBase64Url } from '#contracts/signature.ts'

const SECRET_BYTES = 16

export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** SHA-256 of a seat secret, base64url: the only form that is stored. */
export async function hashOf(secret: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}
