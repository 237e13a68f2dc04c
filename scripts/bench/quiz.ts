// `npm run bench -- rooms`: shards of the live quiz under load. Players are in a process of their own on this machine;
// first one full shard, beside bare ws that sends as much; then kill -9 in the middle of a match; then ten shards. A
// number behind it is the players of a shard.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { cpuSeconds } from './cpu.ts'
import type { CameBack, Order, Played, Told } from './quiz-clients.ts'
import { quizRooms, SECRETS, type QuizRooms } from './quiz-server.ts'
import { SITE } from './stack.ts'
import { printTable } from './table.ts'

const PLAYERS = Number(process.argv[3] ?? 1_000)
const SHARDS = 10
const ROUNDS = 2
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** `pid` and what is below it is measured. */
type Server = { host: string; shards: number; pid: number }

export async function quizLoad(): Promise<void> {
  const bare = await bareServer()
  const floor = await load({ host: bare.host, shards: 1, pid: bare.pid }, PLAYERS)
  bare.stop()
  const one = await quizRooms(1)
  const full = await load({ host: one.host, shards: 1, pid: one.pid }, PLAYERS, one)
  await one.kill()
  print([row(`${PLAYERS}, bare ws`, floor), row(`${PLAYERS} in one shard`, full)])
  const { seconds, back, wrong } = full.cameBack!
  console.log(`\nCPU of a shard against bare ws: ${(full.cpu / floor.cpu).toFixed(1)} times.`)
  console.log(`After kill -9: ${back} of ${PLAYERS} back after ${seconds.toFixed(1)} s, ${wrong} with another score.`)
  const ten = await quizRooms(SHARDS)
  const many = await load({ host: ten.host, shards: SHARDS, pid: ten.pid }, PLAYERS * SHARDS)
  await ten.kill()
  print([row(`${PLAYERS * SHARDS} in ${SHARDS} shards`, many)])
}

const print = (rows: string[][]) =>
  printTable(
    `Live quiz, ${ROUNDS} rounds`,
    ['players', 'in after s', 'question p99 ms', 'reveal p99', 'answer p99', 'skew p99', 'lost', 'CPU s a round'],
    rows,
  )

const row = (name: string, { seconds, cpu, played: { question, reveal, answered, skew, lost } }: Loaded): string[] => [
  name,
  seconds.toFixed(1),
  ...[question, reveal, answered, skew].map((ms) => ms.toFixed(0)),
  String(lost),
  cpu.toFixed(2),
]

type Loaded = { seconds: number; played: Played; cpu: number; cameBack: CameBack | null }

async function load(server: Server, players: number, killed?: QuizRooms): Promise<Loaded> {
  const clients = fork(file('./quiz-clients.ts'))
  const ask = (order: Order) => {
    clients.send(order)
    return told(clients, order.do)
  }
  const { host, shards } = server
  const secret = SECRETS.ROOM_TICKET_SECRET
  const { seconds } = await ask({ do: 'enter', host, shards, players, secret, origin: SITE })
  const playing = ask({ do: 'play', rounds: ROUNDS })
  await begins(clients)
  const before = await cpuSeconds(server.pid)
  const { played } = await playing
  const cpu = ((await cpuSeconds(server.pid)) - before) / ROUNDS
  const cameBack = killed ? await killAndCount(killed, ask) : null
  await ask({ do: 'leave' })
  clients.kill()
  return { seconds: seconds!, played: played!, cpu, cameBack }
}

async function killAndCount(killed: QuizRooms, ask: (order: Order) => Promise<Answer>): Promise<CameBack> {
  await killed.kill()
  const coming = ask({ do: 'comeBack' })
  await killed.start()
  return (await coming).cameBack!
}

type Answer = Extract<Told, { done: string }>

const told = (clients: ChildProcess, what: Order['do']) =>
  new Promise<Answer>((resolve) => {
    const listen = (message: Told) => {
      if (!('done' in message) || message.done !== what) return
      clients.off('message', listen)
      resolve(message)
    }
    clients.on('message', listen)
  })

const begins = (clients: ChildProcess) =>
  new Promise<void>((resolve) => clients.on('message', (message: Told) => 'begins' in message && resolve()))

async function bareServer() {
  const bare = fork(file('./quiz-bare.ts'))
  const [port] = (await once(bare, 'message')) as [number]
  return { host: `127.0.0.1:${port}`, pid: bare.pid!, stop: () => void bare.kill() }
}
