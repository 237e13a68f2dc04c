import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { cpuSeconds } from './cpu.ts'
import type { CameBack, Order, Played, Report } from './quiz-clients.ts'
import { SECRETS, type QuizRooms } from './quiz-server.ts'
import { SITE } from './stack.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A measured process with its descendants; `shards`: its own. */
export type Server = { host: string; shards: number; pid: number }
/** `cpu`: processor seconds per round; `seconds`: until everyone had joined. */
export type Loaded = { seconds: number; played: Played; cpu: number; cameBack: CameBack | null }

/** Players in their own process join, play some rounds, and reconnect when `killed` is killed in the middle. */
export async function load(servers: readonly Server[], players: number, rounds: number, killed?: QuizRooms) {
  const clients = fork(file('./quiz-clients.ts'))
  const ask = (order: Order) => {
    clients.send(order)
    return reportOf(clients, order.do)
  }
  const [hosts, { shards }] = [servers.map(({ host }) => host), servers[0]!]
  const secret = SECRETS.ROOM_TICKET_SECRET
  const { seconds } = await ask({ do: 'enter', hosts, shards, players, secret, origin: SITE })
  const playing = ask({ do: 'play', rounds })
  await begins(clients)
  const before = await cpuOf(servers)
  const { played } = await playing
  const cpu = ((await cpuOf(servers)) - before) / rounds
  const cameBack = killed ? await killAndCount(killed, ask) : null
  await ask({ do: 'leave' })
  clients.kill()
  return { seconds: seconds!, played: played!, cpu, cameBack } satisfies Loaded
}

async function cpuOf(servers: readonly Server[]): Promise<number> {
  const all = await Promise.all(servers.map(({ pid }) => cpuSeconds(pid)))
  return all.reduce((sum, one) => sum + one, 0)
}

async function killAndCount(killed: QuizRooms, ask: (order: Order) => Promise<Answer>): Promise<CameBack> {
  await killed.kill()
  const coming = ask({ do: 'comeBack' })
  await killed.start()
  return (await coming).cameBack!
}

type Answer = Extract<Report, { done: string }>

const reportOf = (clients: ChildProcess, what: Order['do']) =>
  new Promise<Answer>((resolve) => {
    const listen = (message: Report) => {
      if (!('done' in message) || message.done !== what) return
      clients.off('message', listen)
      resolve(message)
    }
    clients.on('message', listen)
  })

const begins = (clients: ChildProcess) =>
  new Promise<void>((resolve) => clients.on('message', (message: Report) => 'begins' in message && resolve()))

/** The floor: plain Node and ws, which send as much at the same moments. */
export async function bareServer(): Promise<Server & { stop: () => void }> {
  const bare = fork(file('./quiz-bare.ts'))
  const [port] = (await once(bare, 'message')) as [number]
  return { host: `127.0.0.1:${port}`, shards: 1, pid: bare.pid!, stop: () => void bare.kill() }
}
