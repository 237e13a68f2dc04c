import { EARLY_MS, QUIZ_WIRE, type QuizMessage, type QuizState } from '#contracts/quiz-room.ts'
import { signTicket, type TicketClaims } from '#contracts/ticket.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { matchAt, opensAt, podiumAt, roundAt } from '#games/quiz/match/timetable.ts'
import QuizShard from '#party/quiz.ts'
import type { Saved, SavedSeat } from '#party/quiz/saved.ts'
import { FakePlatform, SECRETS, type FakeSocket } from './room.ts'

export const SHARD = roomOfShard(0)

/** A shard at the opening of a match's lobby. */
export function shardPlatform(shard = 0): FakePlatform {
  const room = new FakePlatform(roomOfShard(shard), (party, world) => new QuizShard(party, world))
  room.now = opensAt(matchAt(room.now) + 1)
  return room
}

const idOf = (name: string) => name.toLowerCase().replace(/\W/g, '').padEnd(22, 'x').slice(0, 22)
/** A uuid derived from a name. */
export const accountOf = (name: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`

export const quizTicket = (name: string, now: number, claims: Partial<TicketClaims> = {}): Promise<string> =>
  signTicket(
    { room: SHARD, player: idOf(name), name, user: null, visitor: null, expires: now + 600_000, ...claims },
    SECRETS.ROOM_TICKET_SECRET,
  )

export type Fan = { name: string; socket: FakeSocket; state: QuizState; seatSecret: string | undefined }

type Options = { seatSecret?: string | undefined; watch?: true; claims?: Partial<TicketClaims>; language?: string }

export async function enter(room: FakePlatform, name: string, options: Options = {}): Promise<Fan> {
  const { claims, seatSecret, watch, language = 'en' } = options
  const socket = await room.connect(await quizTicket(name, room.now, { room: room.id, ...claims }))
  await room.send(socket, {
    ...{ type: 'join', language, wire: QUIZ_WIRE },
    ...(seatSecret && { seatSecret }),
    ...(watch && { watch }),
  })
  const state = socket.last('state') as unknown as QuizState
  return { name, socket, state, seatSecret: state?.seatSecret ?? seatSecret }
}

/** Last message of a type that a socket received. */
export const lastMessage = <Type extends QuizMessage['type']>({ socket }: Pick<Fan, 'socket'>, type: Type) =>
  socket.last(type) as unknown as Extract<QuizMessage, { type: Type }>

export const savedOf = (room: FakePlatform): Saved => room.storage.get('shard') as Saved
export const seatOf = (room: FakePlatform, name: string): SavedSeat =>
  room.storage.get(`seat:${idOf(name)}`) as SavedSeat

/** Index of the right option, which is hidden from players. */
export const rightIn = (room: FakePlatform, round: number): number => savedOf(room).rounds[round]!.order.indexOf(0)

const passTo = (room: FakePlatform, at: number) => room.advance(Math.max(0, at - room.now))
/** Rounds of the running match that closed early. */
const closesOf = (room: FakePlatform) => {
  const saved = room.storage.get('shard') as Saved | undefined
  return saved?.match === matchAt(room.now) ? saved.closes : []
}
const timesOf = (room: FakePlatform, round: number) => roundAt(matchAt(room.now), round, closesOf(room))

/** Advances the clock to `ms` after the start of a question. */
export const toQuestion = (room: FakePlatform, round: number, ms = 0) => passTo(room, timesOf(room, round).startAt + ms)
export const toEarly = (room: FakePlatform, round: number) => toQuestion(room, round, -EARLY_MS)
export const toReveal = (room: FakePlatform, round: number) => passTo(room, timesOf(room, round).closesAt)
export const toPodium = (room: FakePlatform) => passTo(room, podiumAt(matchAt(room.now), closesOf(room)))

export const sendAnswer = (room: FakePlatform, { socket }: Pick<Fan, 'socket'>, round: number, option: number) =>
  room.send(socket, { type: 'answer', match: matchAt(room.now), round, option })
