import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
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
})

/** The two API keys and the private key (ES256) that signs access tokens. */
export type Keys = z.infer<typeof KeysSchema>

/** Fresh keys of all three kinds. */
export async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return KeysSchema.parse({
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signing: await exportJWK(privateKey),
  })
}

/** The keys of a data directory, made at its first use and readable by its owner alone. */
export async function keysOf(dataDir: string): Promise<Keys> {
  const address = join(dataDir, 'keys.json')
  const kept = await readFile(address, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return parseKeys(kept, address)
  const keys = await makeKeys()
  const file = await open(address, 'wx', 0o600)
  await file.writeFile(JSON.stringify(keys, null, 2))
  await file.sync()
  await file.close()
  return keys
}

function parseKeys(text: string, address: string): Keys {
  try {
    return KeysSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`The keys in ${address} cannot be read; remove the file to get new ones`, { cause })
  }
}
