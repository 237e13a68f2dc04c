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
  /** True when no connection is wanted any more. */
  isOver: () => boolean
  /** Subscribes to a new socket's messages. */
  listen: (socket: PartySocket) => void
}

/** Connection to the player's shard, which the site's ticket names. */
export function createLine({ wish, tries, isOver, listen }: Parts) {
  let socket: PartySocket | null = null
  let room: string | undefined

  /** Rejects when the site gives no ticket. */
  async function ticket(): Promise<string> {
    const { watch: _, language: _language, ...wanted } = wish()
    const answer = await fetchQuizTicket({ ...wanted, ...(room && { room }) })
    room = answer.room
    return answer.ticket
  }

  /** Retries until the site gives a ticket; null when it is no longer wanted. */
  async function firstTicket(): Promise<string | null> {
    for (;;) {
      await tries.next()
      if (isOver()) return null
      try {
        return await ticket()
      } catch {
        // Site or network is unavailable: retry.
      }
    }
  }

  /** The first ticket names the room; the socket requests a new one before each retry. */
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
    /** The shard of the first ticket. */
    room: () => room!,
    open: () => (socket ? socket.reconnect() : void connect()),
    reconnect: () => socket?.reconnect(),
    post: (move: QuizMove) => socket?.send(JSON.stringify(move)),
    close: () => socket?.close(),
  }
}
