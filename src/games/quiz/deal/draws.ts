const encoder = new TextEncoder()
const BYTES = 8
/** AES counter. Starting at zero is safe because each key is used once. */
const COUNTER = { name: 'AES-CTR', counter: new Uint8Array(16), length: 64 }

/**
 * `count` draws of 64 bits, unpredictable without the secret and independent of each other: the AES key stream under an
 * HMAC of the secret. `name` is the purpose of the draws.
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

/** Draws for the order of a deck, one per question. */
export const cycleDraws = (secret: string, version: string, cycle: number, deckSize: number): Promise<BigUint64Array> =>
  drawsOf(secret, `quiz|${version}|cycle|${cycle}`, deckSize)

/** Draws for the options of each round of a match. */
export const roundDraws = (secret: string, version: string, match: number, rounds: number): Promise<BigUint64Array> =>
  drawsOf(secret, `quiz|${version}|match|${match}`, rounds)
