// `npm run bench -- rooms`: one full shard of the live quiz beside bare ws that sends as much, then kill -9 in the
// middle of the match. `npm run bench -- ten-shards`: ten of them. A number behind it is the players of a shard.
// Players are in a process of their own on this machine.
import { diskFloor } from './disk-floor.ts'
import { bareServer, load, type Loaded } from './quiz-load.ts'
import { quizRooms } from './quiz-server.ts'
import { printTable } from './table.ts'

const PLAYERS = Number(process.argv[3] ?? 1_000)
const SHARDS = 10
/**
 * The runtime keeps two open files per socket, and a process here may have 20,000: five shards in each of two
 * processes.
 */
const PROCESSES = 2
const ROUNDS = 3

/**
 * Goals (docs/operations.md): p99 in ms, processor time relative to bare ws, seconds until every player has
 * reconnected.
 */
const GOALS = { question: 100, reveal: 100, answered: 50, cpu: 4, back: 10 }
const GOALS_OF_TEN = { question: 1_000, reveal: 1_000, skew: 50 }

export async function quizLoad(): Promise<void> {
  const floor = await bareLoad(PLAYERS)
  const rooms = await quizRooms(1)
  const disk = diskFloor()
  const full = await load([rooms], PLAYERS, ROUNDS, rooms)
  const synced = await disk.stop()
  await rooms.kill()
  const cpu = full.cpu / floor.cpu
  printLoads([
    row(`${PLAYERS}, bare ws`, floor),
    row(`${PLAYERS} in one shard`, full),
    ratio(full, floor),
    goals(GOALS),
  ])
  console.log(`\nProcessor of a shard against bare ws: ${cpu.toFixed(1)} times (goal ${GOALS.cpu}).`)
  printDisk(synced)
  const { seconds, back, wrong } = full.cameBack!
  console.log(`After kill -9: ${back} of ${PLAYERS} back after ${seconds.toFixed(1)} s (goal ${GOALS.back}),`)
  console.log(`${wrong} with another score (goal 0).`)
}

export async function tenShards(): Promise<void> {
  const players = PLAYERS * SHARDS
  const floor = await bareLoad(players)
  const processes = []
  for (let at = 0; at < PROCESSES; at++) processes.push(await quizRooms(SHARDS / PROCESSES, at))
  const disk = diskFloor()
  const many = await load(processes, players, ROUNDS)
  const synced = await disk.stop()
  for (const one of processes) await one.kill()
  const name = `${players} in ${SHARDS} shards`
  printLoads([row(`${players}, bare ws`, floor), row(name, many), ratio(many, floor), goals(GOALS_OF_TEN)])
  console.log(`\n${PROCESSES} processes of ${SHARDS / PROCESSES} shards, each with a table of its own.`)
  printDisk(synced)
}

const printDisk = (p99: number) =>
  console.log(`A bare write of 4 KB to the same disk, p99 meanwhile: ${p99.toFixed(0)} ms.`)

async function bareLoad(players: number): Promise<Loaded> {
  const bare = await bareServer()
  const floor = await load([bare], players, ROUNDS)
  bare.stop()
  return floor
}

const printLoads = (rows: string[][]) =>
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

const ratio = (ours: Loaded, floor: Loaded): string[] => {
  const times = (one: number, other: number) => (other > 0 ? `${(one / other).toFixed(1)}x` : '')
  const of = (name: 'question' | 'reveal' | 'answered') => times(ours.played[name], floor.played[name])
  return ['against bare ws', '', of('question'), of('reveal'), of('answered'), '', '', times(ours.cpu, floor.cpu)]
}

type Goals = { question: number; reveal: number; answered?: number; skew?: number; cpu?: number }

const goals = ({ question, reveal, answered, skew, cpu }: Goals): string[] => [
  ...['goal', '', `${question}`, `${reveal}`, `${answered ?? ''}`, `${skew ?? ''}`, '0', cpu ? `${cpu}x` : ''],
]
