import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, PORTS, SITE } from './stack.ts'

export const SECRETS = {
  ROOM_TICKET_SECRET: 'a secret of this benchmark for tickets',
  ROOM_RESULT_SECRET: 'a secret of this benchmark for results',
  ROOM_PUZZLE_SECRET: 'a secret of this benchmark for matches',
}
const HOST = `127.0.0.1:${PORTS.rooms}`

export type QuizRooms = Awaited<ReturnType<typeof quizRooms>>

/** The real rooms with so many shards, in a process group that a kill ends as a whole. */
export async function quizRooms(shards: number) {
  const folder = join(DATA, 'quiz')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let child: ChildProcess
  async function start() {
    child = spawn(process.execPath, ['scripts/launcher/rooms-server.ts', folder, String(PORTS.rooms)], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        ...SECRETS,
        PUBLIC_SITE_URL: SITE,
        QUIZ_SHARDS: String(shards),
        RATE_LIMIT_FACTOR: '100000',
      },
    })
    while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await start()
  return {
    host: HOST,
    get pid() {
      return child.pid!
    },
    start,
    async kill() {
      const gone = once(child, 'exit')
      process.kill(-child.pid!, 'SIGKILL')
      await gone
    },
  }
}

const isUp = () =>
  fetch(`http://${HOST}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
