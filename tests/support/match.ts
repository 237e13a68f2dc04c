import { FOOTBALLERS } from '#data/facts.ts'
import { signTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { Game, State, View } from '#games/wordle/match/race/index.ts'
import WordleRoom from '#party/wordle.ts'
import { FakePlatform, SECRETS, type FakeSocket } from './room.ts'

export const CODE = 'K7PM4X'

export const platform = (code = CODE): FakePlatform =>
  new FakePlatform(code, (room, world) => new WordleRoom(room, world))

export async function ticketFor(name: string, now: number, claims: Partial<TicketClaims> = {}): Promise<string> {
  const player = name.toLowerCase().replace(/\W/g, '').padEnd(22, 'x').slice(0, 22)
  const whole = { room: CODE, player, name, user: null, visitor: null, expires: now + 600_000, ...claims }
  return signTicket(whole, SECRETS.ROOM_TICKET_SECRET)
}

export type Person = { socket: FakeSocket; seatSecret: string | undefined; seat: number | null }

/** Opens a socket and joins: with a seat secret into that seat, else into a free one. */
export async function join(
  room: FakePlatform,
  name: string,
  options: { seatSecret?: string; version?: number; watch?: true; claims?: Partial<TicketClaims> } = {},
): Promise<Person> {
  const { claims, ...rest } = options
  const socket = await room.connect(await ticketFor(name, room.now, claims))
  await room.send(socket, { type: 'join', ...rest })
  const joined = socket.last('joined')
  return {
    socket,
    seat: (joined?.seat ?? null) as number | null,
    seatSecret: (joined?.seatSecret as string | undefined) ?? options.seatSecret,
  }
}

export type Seen = {
  type: 'state'
  version: number
  watching: number
  recorded: boolean
  seats: { seat: number; name: string; here: boolean }[]
  view: View
}

/** Last state sent to a socket. */
export const lastState = ({ socket }: Pick<Person, 'socket'>): Seen => socket.last('state') as unknown as Seen

/** Hidden state of the room. */
export const hidden = (room: FakePlatform): State => (room.storage.get('room') as { state: State }).state

export const gameOf = (room: FakePlatform): Game => hidden(room).game!

export const answerOfRound = (room: FakePlatform) => {
  const { answers, round } = gameOf(room)
  return answers[round]!
}

/** Footballers who are no answers of this room and share no tile with one. */
export const wrongGuesses = (room: FakePlatform, count: number): string[] => {
  const asked = new Set(gameOf(room).asked)
  return FOOTBALLERS.filter(({ id, league }) => !asked.has(id) && league === null)
    .slice(0, count)
    .map(({ id }) => id)
}

/** A room with these players seated and the match kicked off by the first. */
export async function kickedOff(names: readonly string[], settings?: object) {
  const room = platform()
  const people: Person[] = []
  for (const name of names) people.push(await join(room, name))
  if (settings)
    await room.send(people[0]!.socket, {
      type: 'settings',
      settings: { rounds: 3, difficulty: 'easy', hideColours: false, ...settings },
    })
  await room.send(people[0]!.socket, { type: 'kickOff' })
  return { room, people }
}
