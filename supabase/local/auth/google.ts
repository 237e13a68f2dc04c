import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { GoogleOptions } from '../options.ts'
import { OAuthError } from './errors.ts'

const GoogleClaims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  aud: z.union([z.string(), z.array(z.string())]),
  email: z.string().check(z.minLength(3)),
  email_verified: z._default(z.boolean(), false),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  nonce: z.optional(z.string()),
})

export type GoogleClaims = z.infer<typeof GoogleClaims>

/** Google's public keys, fetched lazily with the first token. */
export type GoogleKeys = ReturnType<typeof createRemoteJWKSet>

export const googleKeys = (options: GoogleOptions): GoogleKeys => createRemoteJWKSet(new URL(options.jwksUrl))

async function signedClaims(options: GoogleOptions, keys: GoogleKeys, token: string, now: Date): Promise<GoogleClaims> {
  const rules = { issuer: options.issuers, algorithms: ['RS256', 'ES256'], currentDate: now }
  try {
    return GoogleClaims.parse((await jwtVerify(token, keys, rules)).payload)
  } catch {
    throw new OAuthError('invalid request', 'Bad ID token')
  }
}

function requireNonce(inside: string | undefined, given: string | null): void {
  if ((inside === undefined) !== (given === null)) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.'
    throw new OAuthError('invalid request', message)
  }
  // The page sends Google the hash of the nonce and us the nonce itself.
  if (given !== null && createHash('sha256').update(given).digest('hex') !== inside) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

/** Verifies an ID token for one of our client ids and returns its claims. Throws OAuthError. */
export async function googleClaims(
  options: GoogleOptions,
  keys: GoogleKeys,
  given: { token: string; nonce: string | null; now: Date },
): Promise<GoogleClaims> {
  const claims = await signedClaims(options, keys, given.token, given.now)
  const audiences = [claims.aud].flat()
  if (!audiences.some((audience) => options.clientIds.includes(audience))) {
    throw new OAuthError('invalid request', `Unacceptable audience in id_token: [${audiences.join(', ')}]`)
  }
  requireNonce(claims.nonce, given.nonce)
  return claims
}
