import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'

const KeysSchema = z.object({
  publishable: z.string().check(z.startsWith('sb_publishable_')),
  secret: z.string().check(z.startsWith('sb_secret_')),
  signing: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
  imageHost: z.string().check(z.startsWith('image_host_')),
})

/** Older data directories lack the image host's key. */
const KeptKeys = z.object({ ...KeysSchema.shape, imageHost: z.optional(KeysSchema.shape.imageHost) })

/** The two API keys, the private key (ES256) that signs access tokens, and the image host's key. */
export type Keys = z.infer<typeof KeysSchema>

/** Generates all keys. */
export async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return KeysSchema.parse({
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signing: await exportJWK(privateKey),
    imageHost: `image_host_${randomBytes(24).toString('base64url')}`,
  })
}

/** Reads the keys of a data directory; generates them at first use, readable by the owner alone. */
export async function keysOf(dataDir: string): Promise<Keys> {
  const address = join(dataDir, 'keys.json')
  const kept = await readFile(address, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const known = kept === null ? {} : parseKeys(kept, address)
  const keys = { ...(await makeKeys()), ...known }
  if (Object.keys(known).length < Object.keys(keys).length) await writeKeys(keys, address)
  return keys
}

/** Atomic: a directory with truncated keys could not be opened again. */
async function writeKeys(keys: Keys, address: string): Promise<void> {
  const file = await open(`${address}.new`, 'w', 0o600)
  await file.writeFile(JSON.stringify(keys, null, 2))
  await file.sync()
  await file.close()
  await rename(`${address}.new`, address)
}

function parseKeys(text: string, address: string): z.infer<typeof KeptKeys> {
  try {
    return KeptKeys.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`The keys in ${address} cannot be read; remove the file to get new ones`, { cause })
  }
}
