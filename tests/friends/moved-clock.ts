// Preloaded into every process of the stack by playwright.friends.config.ts: its clock shows what tests/friends/clock.ts
// wrote.
import { readFileSync } from 'node:fs'

const READ_EVERY_MS = 20

const file = process.env['FRIENDS_CLOCK']!
const Machine = Date
let readAt = -Infinity
let moved: { from: number; to: number; rate: number } | null = null

function now(): number {
  if (performance.now() - readAt > READ_EVERY_MS) {
    readAt = performance.now()
    moved = read()
  }
  const machine = Machine.now()
  return moved ? moved.to + moved.rate * (machine - moved.from) : machine
}

/** The machine's clock until the week has begun. */
function read(): typeof moved {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as typeof moved
  } catch {
    return null
  }
}

// A proxy, so that `instanceof Date` also holds for dates of other threads.
globalThis.Date = new Proxy(Machine, {
  apply: () => new Machine(now()).toString(),
  construct: (machine, parts: unknown[]) => Reflect.construct(machine, parts.length === 0 ? [now()] : parts) as Date,
  get: (machine, key) => (key === 'now' ? now : (Reflect.get(machine, key) as unknown)),
})
