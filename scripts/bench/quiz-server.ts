import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, PORTS, SITE } from './stack.ts'

export const SECRETS = {
  ROOM_TICKET_SECRET: 'a secret of this benchmark for tickets',
  ROOM_RESULT_SECRET: 'a secret of this benchmark for results',
  ROOM_PUZZLE_SECRET: 'a secret of this benchmark for matches',
}

export type QuizRooms = Awaited<ReturnType<typeof quizRooms>>

/** The real rooms with that many shards, in a process group that a kill ends as a whole; `at` distinguishes several. */
export async function quizRooms(shards: number, at = 0) {
  const folder = join(DATA, `quiz-${at}`)
  const port = PORTS.rooms + at
  const host = `127.0.0.1:${port}`
  const launch = randomUUID()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let child: ChildProcess
  async function start() {
    child = spawn(process.execPath, ['scripts/launcher/rooms-server.ts', folder, String(port)], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        ...SECRETS,
        PUBLIC_SITE_URL: SITE,
        QUIZ_SHARDS: String(shards),
        RATE_LIMIT_FACTOR: '100000',
        ROOMS_LAUNCH: launch,
      },
    })
    while (!(await isUp(host))) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await start()
  return {
    host,
    shards,
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

const isUp = (host: string) =>
  fetch(`http://${host}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
