import PartySocket from 'partysocket'
import type { QuizMove } from '#contracts/quiz-room.ts'
import { environment } from '../environment.ts'
import { fetchQuizTicket } from '../quiz-tickets.ts'
import { NO_OWN_TRIES, type createTries } from '../room/tries.ts'
import type { QuizWish } from './types.ts'

const PARTY = 'quiz'

type Parts = {
  wish: () => QuizWish
  tries: ReturnType<typeof createTries>
  /** Nobody wants a connection any more. */
  isOver: () => boolean
  /** Hears what comes through a new socket. */
  listen: (socket: PartySocket) => void
}

/** The way to the own shard: the site says with a ticket which one that is. */
export function createLine({ wish, tries, isOver, listen }: Parts) {
  let socket: PartySocket | null = null
  let room: string | undefined

  /** Rejects when the site gives none. */
  async function ticket(): Promise<string> {
    const { watch: _, language: _language, ...wanted } = wish()
    const answer = await fetchQuizTicket({ ...wanted, ...(room && { room }) })
    room = answer.room
    return answer.ticket
  }

  /** Tries until the site gives one; null when it is wanted no more. */
  async function firstTicket(): Promise<string | null> {
    for (;;) {
      await tries.next()
      if (isOver()) return null
      try {
        return await ticket()
      } catch {
        // The site or the network is away.
      }
    }
  }

  /** The first ticket says which room it is; the socket asks for another one before each later try. */
  async function connect() {
    let first = await firstTicket()
    if (first === null) return
    socket = new PartySocket({
      host: environment.roomsHost,
      party: PARTY,
      room: room!,
      query: async () => {
        const held = first
        first = null
        if (held !== null) return { ticket: held }
        await tries.next()
        return { ticket: await ticket() }
      },
      ...NO_OWN_TRIES,
    })
    listen(socket)
  }

  return {
    ticket,
    /** The shard's, once a ticket said it. */
    room: () => room!,
    open: () => (socket ? socket.reconnect() : void connect()),
    reconnect: () => socket?.reconnect(),
    post: (move: QuizMove) => socket?.send(JSON.stringify(move)),
    close: () => socket?.close(),
  }
}
