import { createECDH, createHash } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** The client id that the stack under test is built with. */
export const GOOGLE_CLIENT_ID = 'eleven-tests.apps.example.org'

const KEY_ID = 'tests'

/** A key pair of our own in Google's place: the same in every process, so that no server has to hand it out. */
function keyPair() {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(createHash('sha256').update('eleven tests sign in with Google').digest())
  // 0x04, then both coordinates.
  const point = curve.getPublicKey()
  const base = { kty: 'EC', crv: 'P-256', kid: KEY_ID, alg: 'ES256' }
  const open = { ...base, x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  return { open, secret: { ...open, d: curve.getPrivateKey('base64url') } }
}

/** Where the embedded backend finds the public key: an address that is the key itself. */
export const JWKS_URL = `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [keyPair().open] }))}`

export type GoogleAccount = { sub: string; email: string; name: string; picture?: string }

/** An ID token as Google makes it for our client id, valid for five minutes from now. */
export async function googleToken(account: GoogleAccount, nonce: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: 'https://accounts.google.com', aud: GOOGLE_CLIENT_ID, email_verified: true, nonce, ...account }
  return new SignJWT({ ...claims, iat: now, exp: now + 300 })
    .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
    .sign(await importJWK(keyPair().secret, 'ES256'))
}
