const encoder = new TextEncoder()
const BYTES = 8
/** A counter of AES; every key is used once, so that it may begin with nothing. */
const COUNTER = { name: 'AES-CTR', counter: new Uint8Array(16), length: 64 }

/**
 * `count` draws of 64 bits that only the secret tells, and of which none tells another one: the key stream of AES under
 * an HMAC of the secret. `name` says what they are for.
 */
export async function drawsOf(secret: string, name: string, count: number): Promise<BigUint64Array> {
  const signing = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const key = await crypto.subtle.sign('HMAC', signing, encoder.encode(name))
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt'])
  return new BigUint64Array(await crypto.subtle.encrypt(COUNTER, cipher, new Uint8Array(count * BYTES)))
}

/** For the order of a whole deck, one draw for each question. */
export const cycleDraws = (secret: string, version: string, cycle: number, deckSize: number): Promise<BigUint64Array> =>
  drawsOf(secret, `quiz|${version}|cycle|${cycle}`, deckSize)

/** For the options of each round of a match. */
export const roundDraws = (secret: string, version: string, match: number, rounds: number): Promise<BigUint64Array> =>
  drawsOf(secret, `quiz|${version}|match|${match}`, rounds)
