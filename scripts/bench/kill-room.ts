import { once } from 'node:events'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { newRoomCode } from '#contracts/room-code.ts'
import { RoomMessage } from '#contracts/rooms.ts'
import { randomFrom } from '#core/random.ts'
import { ourRooms } from './rooms-load.ts'

const PATIENCE_MS = 20_000

/** Access to the rooms: `host` with port, the secret that signs tickets, the allowed site. */
export type Rooms = { host: string; ticketSecret: string; origin: string }

const GUESS = 'lionel-messi'
const Row = z.looseObject({ player: z.string() })
const View = z.looseObject({
  game: z.looseObject({ phase: z.string(), board: z.looseObject({ rows: z.array(Row) }) }),
})

/** A seat with its socket and received messages. */
class Seated {
  readonly #heard: RoomMessage[] = []
  readonly #waiting = new Set<() => void>()
  readonly #socket: WebSocket
  seatSecret: string | undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      this.#heard.push(RoomMessage.parse(JSON.parse(String(data))))
      for (const look of this.#waiting) look()
    })
  }

  static async at(rooms: Rooms, code: string, seat: number, seatSecret?: string): Promise<Seated> {
    const address = await ourRooms(rooms.host, rooms.ticketSecret).address(code, seat)
    const socket = new WebSocket(address, { origin: rooms.origin })
    const seated = new Seated(socket)
    await once(socket, 'open')
    seated.say({ type: 'join', ...(seatSecret && { seatSecret }) })
    const joined = await seated.hears((message) => (message.type === 'joined' ? message : null))
    seated.seatSecret = joined.seatSecret ?? seatSecret
    return seated
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#socket.terminate()
  }

  /** Resolves with the first received message that `fits` accepts. */
  hears<Found>(fits: (message: RoomMessage) => Found | null): Promise<Found> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The expected message did not arrive.')), PATIENCE_MS)
      const look = () => {
        const found = this.#heard.map(fits).find((heard) => heard !== null)
        if (found === undefined) return
        clearTimeout(timer)
        this.#waiting.delete(look)
        resolve(found as Found)
      }
      this.#waiting.add(look)
      look()
    })
  }
}

const viewIn = (message: RoomMessage) => (message.type === 'state' ? (View.safeParse(message.view).data ?? null) : null)
const seatsIn = (message: RoomMessage) => (message.type === 'state' ? message.seats.length : 0)
const guessIn = (message: RoomMessage) =>
  viewIn(message)?.game.board.rows.find(({ player }) => player === GUESS) ?? null

/**
 * Two players kick off in a new room, and the first makes an acknowledged guess. Resolves with a check, for after a
 * fault, that the seat and the guess are still there.
 */
export async function acknowledgedMove(rooms: Rooms, seed: number): Promise<() => Promise<boolean>> {
  const code = newRoomCode(randomFrom(seed))
  const first = await Seated.at(rooms, code, 0)
  const second = await Seated.at(rooms, code, 1)
  await first.hears((message) => (seatsIn(message) === 2 ? true : null))
  first.say({ type: 'kickOff' })
  await first.hears((message) => (viewIn(message)?.game.phase === 'round' ? true : null))
  first.say({ type: 'guess', player: GUESS })
  const row = await first.hears(guessIn)
  for (const player of [first, second]) player.close()
  return async () => {
    const again = await Seated.at(rooms, code, 0, first.seatSecret)
    const kept = await again.hears(guessIn)
    again.close()
    return JSON.stringify(kept) === JSON.stringify(row)
  }
}
