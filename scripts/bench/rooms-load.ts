import { once } from 'node:events'
import { WebSocket } from 'ws'
import { newRoomCode } from '#contracts/room-code.ts'
import { signTicket } from '#contracts/ticket.ts'
import { randomFrom } from '#core/random.ts'
import { figuresOf, type Figures } from './statistics.ts'

const ROOMS = 25
const SEATS = 8
const PINGS = 40
const BROADCASTS = 20
const TICKET_MS = 600_000
const PATIENCE_MS = 20_000

export type RoomFigures = { clients: number; acknowledged: Figures; broadcast: Figures }
type Party = { code: string; sockets: WebSocket[] }
/** How to join, and what to send so that everyone in the room receives it. */
export type Protocol = {
  address: (code: string, seat: number) => Promise<string>
  enter: (socket: WebSocket) => Promise<void>
  shout: (turn: number) => string
}

/** 25 rooms of 8 players: each pings 40 times, then one per room sends 20 broadcasts. */
export async function measureRooms(protocol: Protocol, origin: string): Promise<RoomFigures> {
  const random = randomFrom(1)
  const parties = await Promise.all(Array.from({ length: ROOMS }, () => open(protocol, newRoomCode(random), origin)))
  const sockets = parties.flatMap((party) => party.sockets)
  const acknowledged = await pings(sockets)
  const broadcast = await shouts(parties, protocol)
  for (const socket of sockets) socket.terminate()
  return { clients: sockets.length, acknowledged, broadcast }
}

/** The real rooms: a seat needs a ticket, and `ready` is broadcast. */
export function ourRooms(host: string, ticketSecret: string): Protocol {
  return {
    address: async (code, seat) => {
      const player = `${code}${seat}`.padEnd(22, '-')
      const claims = { room: code, player, name: `Player ${seat}`, user: null, visitor: null }
      const ticket = await signTicket({ ...claims, expires: Date.now() + TICKET_MS }, ticketSecret)
      return `ws://${host}/parties/wordle/${code}?ticket=${ticket}`
    },
    enter: async (socket) => {
      const joined = heard(socket, '"joined"')
      socket.send(JSON.stringify({ type: 'join' }))
      await joined
    },
    shout: (turn) => JSON.stringify({ type: 'ready', ready: turn % 2 === 0 }),
  }
}

export const bareRooms = (port: number): Protocol => ({
  address: async (code) => `ws://127.0.0.1:${port}/${code}`,
  enter: async () => undefined,
  shout: (turn) => JSON.stringify({ type: 'state', turn, text: 'x'.repeat(600) }),
})

async function open(protocol: Protocol, code: string, origin: string): Promise<Party> {
  const sockets: WebSocket[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(await protocol.address(code, seat), { origin })
    await once(socket, 'open')
    socket.setMaxListeners(0)
    await protocol.enter(socket)
    sockets.push(socket)
  }
  return { code, sockets }
}

async function pings(sockets: readonly WebSocket[]): Promise<Figures> {
  const start = performance.now()
  const taken = await Promise.all(
    sockets.map((socket) => inTurn(PINGS, () => timed(socket, '"pong"', [socket], ping()))),
  )
  return figuresOf(taken.flat(), (performance.now() - start) / 1000)
}

async function shouts(parties: readonly Party[], { shout }: Protocol): Promise<Figures> {
  const start = performance.now()
  const taken = await Promise.all(
    parties.map(({ sockets }) => inTurn(BROADCASTS, (turn) => timed(sockets[0]!, '"state"', sockets, shout(turn)))),
  )
  return figuresOf(taken.flat(), (performance.now() - start) / 1000)
}

const ping = () => JSON.stringify({ type: 'ping', sent: Date.now() })

/** Milliseconds until the last listener has received it. */
async function timed(sender: WebSocket, word: string, listeners: readonly WebSocket[], text: string): Promise<number> {
  const start = performance.now()
  const all = Promise.all(listeners.map((listener) => heard(listener, word)))
  sender.send(text)
  await all
  return performance.now() - start
}

async function inTurn<Result>(count: number, work: (turn: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn++) results.push(await work(turn))
  return results
}

function heard(socket: WebSocket, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${word} within ${PATIENCE_MS} ms.`)), PATIENCE_MS)
    const listen = (message: unknown) => {
      if (!String(message).includes(word)) return
      clearTimeout(timer)
      socket.off('message', listen)
      resolve()
    }
    socket.on('message', listen)
  })
}
