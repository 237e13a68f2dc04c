import { mkdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DATA } from './stack.ts'
import { figuresOf } from './statistics.ts'

const EVERY_MS = 40
const BYTES = Buffer.alloc(4096)

/**
 * Writes and syncs 4 KB to the disk of the rooms as often as a shard does, until stopped; resolves with the p99 in ms.
 * No answer can be stored faster than that.
 */
export function diskFloor(): { stop: () => Promise<number> } {
  const times: number[] = []
  let isStopped = false
  const running = writing()
  async function writing() {
    mkdirSync(DATA, { recursive: true })
    const name = join(DATA, 'floor')
    const file = await open(name, 'w')
    while (!isStopped) {
      const begun = performance.now()
      await file.write(BYTES)
      await file.sync()
      times.push(performance.now() - begun)
      await pause(EVERY_MS)
    }
    await file.close()
    await rm(name)
  }
  return {
    async stop() {
      isStopped = true
      await running
      return figuresOf(times, 1).p99
    },
  }
}
