import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { beforeAll, beforeEach } from 'vitest'
import { randomFrom, type Random } from '#core/random.ts'

// Every source of randomness draws from one seed per test, so that a test draws the same alone, with other tests and on
// any machine. Keys and signatures of `subtle` stay random.
let random: Random = randomFrom(0)

const seed = (text: string) => void (random = randomFrom(createHash('sha256').update(text).digest().readUInt32LE()))

function fill<View extends ArrayBufferView | null>(view: View): View {
  if (view) new Uint8Array(view.buffer, view.byteOffset, view.byteLength).forEach((_, at, all) => (all[at] = byte()))
  return view
}

const byte = () => Math.floor(random() * 256)

function randomUUID(): ReturnType<typeof crypto.randomUUID> {
  const bytes = fill(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Buffer.from(bytes).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as ReturnType<typeof crypto.randomUUID>
}

function randomInt(from: number, to?: number): number {
  const [least, most] = to === undefined ? [0, from] : [from, to]
  return least + Math.floor(random() * (most - least))
}

Object.assign(crypto, {
  randomUUID,
  randomInt,
  randomFillSync: fill,
  randomBytes: (n: number) => fill(Buffer.alloc(n)),
})
syncBuiltinESMExports()
Object.assign(globalThis.crypto, { getRandomValues: fill, randomUUID })
Math.random = () => random()

beforeAll(({}, { id }) => seed(id))
beforeEach(({ task }) => seed(task.id))
