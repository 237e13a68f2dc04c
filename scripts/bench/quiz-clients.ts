// The players of a load test, in their own process, controlled by the parent.
import { EARLY_MS } from '#contracts/quiz-room.ts'
import { signTicket } from '#contracts/ticket.ts'
import { randomFrom } from '#core/random.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { matchAt, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { Fan, Heard, keyOf } from './quiz-fan.ts'
import { figuresOf } from './statistics.ts'

export type Order =
  /** Shards per host. */
  | { do: 'enter'; hosts: string[]; shards: number; players: number; secret: string; origin: string }
  | { do: 'play'; rounds: number }
  | { do: 'comeBack' }
  | { do: 'leave' }

/** Per played round: p99 ms, and lost messages. */
export type Played = { question: number; reveal: number; answered: number; skew: number; lost: number }
export type CameBack = { seconds: number; back: number; wrong: number }
export type Report = { done: Order['do']; seconds?: number; played?: Played; cameBack?: CameBack } | { begins: true }

const AT_ONCE = 200
const TICKET_MS = 3_600_000
const PAUSE_MS = 20
/** Wait after the last reveal; longer while messages are missing. */
const AFTER_MS = 3_000
const STRAGGLERS_MS = 12_000
const PATIENCE_MS = 14_000

let fans: Fan[] = []
let heard = new Heard()

const report = (message: Report) => process.send?.(message)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

process.on('message', (order: Order) => void follow(order))

async function follow(order: Order): Promise<unknown> {
  if (order.do === 'enter') return report({ done: 'enter', seconds: await enter(order) })
  if (order.do === 'play') return report({ done: 'play', played: await play(order.rounds) })
  if (order.do === 'comeBack') return report({ done: 'comeBack', cameBack: await comeBack() })
  for (const fan of fans) fan.leave()
  return report({ done: 'leave' })
}

async function enter({ hosts, shards, players, secret, origin }: Extract<Order, { do: 'enter' }>): Promise<number> {
  heard = new Heard()
  const begun = performance.now()
  fans = Array.from({ length: players }, (_, at) => {
    const room = roomOfShard(at % shards)
    const host = hosts[Math.floor(at / shards) % hosts.length]!
    const address = async () => {
      const claims = { room, player: `fan${at}`.padEnd(22, '-'), name: `Fan ${at}`, user: null, visitor: null }
      const ticket = await signTicket({ ...claims, expires: Date.now() + TICKET_MS }, secret)
      return `ws://${host}/parties/quiz/${room}?ticket=${ticket}`
    }
    return new Fan(address, origin, randomFrom(at), heard)
  })
  for (let at = 0; at < players; at += AT_ONCE)
    await Promise.all(fans.slice(at, at + AT_ONCE).map((fan) => fan.enter()))
  return (performance.now() - begun) / 1000
}

/** Plays the next rounds from their question on. */
async function play(count: number): Promise<Played> {
  const rounds = nextRounds(Date.now(), count)
  const last = roundAt(rounds.at(-1)!.match, rounds.at(-1)!.round)
  await pause(roundAt(rounds[0]!.match, rounds[0]!.round).startAt - EARLY_MS - PAUSE_MS - Date.now())
  report({ begins: true })
  const keys = rounds.map(({ match, round }) => keyOf(match, round))
  await pause(last.closesAt + AFTER_MS - Date.now())
  while (lostIn(keys) > 0 && Date.now() < last.closesAt + STRAGGLERS_MS) await pause(PAUSE_MS)
  const p99 = (list: Map<number, number[]>) => figuresOf(heardIn(list, keys), 1).p99
  return {
    question: p99(heard.question),
    reveal: p99(heard.reveal),
    answered: p99(heard.answered),
    skew: p99(heard.late),
    lost: lostIn(keys),
  }
}

const heardIn = (list: Map<number, number[]>, keys: readonly number[]) => keys.flatMap((key) => list.get(key) ?? [])

/** Lost questions and reveals, and unacknowledged answers. */
function lostIn(keys: readonly number[]): number {
  const said = keys.reduce((sum, key) => sum + (heard.said.get(key) ?? 0), 0)
  const [question, reveal, answered] = [heard.question, heard.reveal, heard.answered].map((list) => heardIn(list, keys))
  return 2 * keys.length * fans.length - question!.length - reveal!.length + said - answered!.length
}

function nextRounds(now: number, count: number) {
  const match = matchAt(now)
  const all = [match, match + 1].flatMap((of) => Array.from({ length: ROUNDS }, (_, round) => ({ match: of, round })))
  const first = all.findIndex(({ match: of, round }) => roundAt(of, round).startAt - EARLY_MS > now + 1_000)
  return all.slice(first, first + count)
}

/** After a kill: seconds until everyone has reconnected, and whose score differs. */
async function comeBack(): Promise<CameBack> {
  const begun = performance.now()
  const passed = () => performance.now() - begun
  while (passed() < PAUSE_MS * 5 || (fans.some(({ isBack }) => !isBack) && passed() < PATIENCE_MS))
    await pause(PAUSE_MS)
  const back = fans.filter(({ isBack }) => isBack)
  return { seconds: passed() / 1000, back: back.length, wrong: back.filter(({ isRight }) => !isRight).length }
}
