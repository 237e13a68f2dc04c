import { createECDH, createHash } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** Client id in the build under test. */
export const GOOGLE_CLIENT_ID = 'eleven-tests.apps.example.org'

const KEY_ID = 'tests'

/** A key pair in place of Google's, the same in every process, so that no server has to publish it. */
function keyPair() {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(createHash('sha256').update('eleven tests sign in with Google').digest())
  // Uncompressed point: 0x04, then both coordinates.
  const point = curve.getPublicKey()
  const base = { kty: 'EC', crv: 'P-256', kid: KEY_ID, alg: 'ES256' }
  const open = { ...base, x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  return { open, secret: { ...open, d: curve.getPrivateKey('base64url') } }
}

/** Public key for the embedded backend, as a data URL. */
export const JWKS_URL = `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [keyPair().open] }))}`

export type GoogleAccount = { sub: string; email: string; name: string; picture?: string }

/** An ID token in Google's format for our client id, valid for five minutes. */
export async function googleToken(account: GoogleAccount, nonce: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: 'https://accounts.google.com', aud: GOOGLE_CLIENT_ID, email_verified: true, nonce, ...account }
  return new SignJWT({ ...claims, iat: now, exp: now + 300 })
    .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
    .sign(await importJWK(keyPair().secret, 'ES256'))
}
