import { toBase64Url } from '#contracts/signature.ts'

const SECRET_BYTES = 16

export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** What is kept of a seat secret. */
export async function hashOf(secret: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}
