import { calculateJwkThumbprint, errors, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Keys } from '../keys.ts'

/** An invalid access token; `expired` when expiry is the only fault. */
export class TokenError extends Error {
  expired: boolean

  constructor(message: string, expired: boolean) {
    super(message)
    this.expired = expired
  }
}

export type Tokens = {
  /** Signs claims; the caller sets `iat` and `exp` (seconds). */
  sign(claims: JWTPayload): Promise<string>
  /** Verifies a token of a signed-in user and returns its claims. Throws TokenError. */
  verify(token: string): Promise<JWTPayload>
  issuer: string
  /** The public key, for `/.well-known/jwks.json`. */
  jwks: { keys: Record<string, unknown>[] }
}

function refusal(error: unknown): TokenError {
  if (error instanceof errors.JWTExpired) return new TokenError('token is expired', true)
  const reason = error instanceof Error ? error.message : 'unreadable'
  return new TokenError(`unable to parse or verify signature, ${reason}`, false)
}

/** Signs and verifies access tokens with the backend's key. */
export async function makeTokens(keys: Keys, issuer: string, clock: () => Date): Promise<Tokens> {
  const { d: _secret, ...publicPart } = keys.signing
  const kid = await calculateJwkThumbprint(publicPart)
  const [privateKey, publicKey] = await Promise.all([importJWK(keys.signing, 'ES256'), importJWK(publicPart, 'ES256')])

  return {
    issuer,
    jwks: { keys: [{ ...publicPart, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).setIssuer(issuer).sign(privateKey),
    verify: async (token) => {
      const rules = { issuer, audience: 'authenticated', algorithms: ['ES256'], currentDate: clock() }
      const { payload } = await jwtVerify(token, publicKey, rules).catch((error: unknown) => {
        throw refusal(error)
      })
      if (payload['role'] !== 'authenticated') throw new TokenError('role is not allowed', false)
      return payload
    },
  }
}
