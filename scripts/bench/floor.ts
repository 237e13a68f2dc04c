import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BARE = fileURLToPath(new URL('./bare.ts', import.meta.url))

/** Starts the bare server in its own process, like the site. */
export async function startFloor(): Promise<{ port: number; url: string; stop: () => void }> {
  const bare = spawn(process.execPath, [BARE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve) => bare.once('message', (message) => resolve(Number(message))))
  return { port, url: `http://127.0.0.1:${port}/`, stop: () => void bare.kill() }
}
