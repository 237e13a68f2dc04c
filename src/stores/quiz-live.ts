import PartySocket from 'partysocket'
import { atom, type ReadableAtom } from 'nanostores'
import { QUIZ_WIRE, QuizMessage, type QuizMove, type QuizTicketRequest } from '#contracts/quiz-room.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { environment } from './environment.ts'
import { createHeartbeat } from './room/heartbeat.ts'
import { heard, type QuizMatch } from './quiz-match.ts'
import { fetchQuizTicket } from './quiz-tickets.ts'
import { createTries } from './room/tries.ts'
import type { Connection } from './room/types.ts'
import { keepSecret, secretOf } from './seats.ts'

const PARTY = 'quiz'

/** `stale`: the shard speaks a newer wire than this page. */
export type QuizConnection = Connection | { status: 'stale' }

/** How somebody wants to be called and dressed, and whether only to look on. */
export type QuizWish = Omit<QuizTicketRequest, 'room'> & { watch?: boolean; language: 'en' | 'fr' | 'es' }

export type QuizLive = {
  $connection: ReadableAtom<QuizConnection>
  /** Stays as it was while the connection is lost. */
  $match: ReadableAtom<QuizMatch | null>
  /** `count` grows, so that the same twice in a row is heard twice. */
  $refusal: ReadableAtom<{ reason: string; count: number } | null>
  /** False when there is no connection: nothing is kept for later. */
  answer(option: number): boolean
  /** Takes the own seat back from another tab. */
  join(): void
  /** Sits down under the name, in the shirt and with the account of now. False when the site gave no ticket. */
  sit(): Promise<boolean>
  /** Does not wait for the next try. */
  retry(): void
  /** The shard's clock now, ms since 1970. */
  now(): number
  open(): void
  close(): void
}

/** The live quiz: once opened it joins the own shard, and comes back by itself, with the seat, after any loss. */
export function createQuizLive(wish: () => QuizWish): QuizLive {
  const $connection = atom<QuizConnection>({ status: 'connecting' })
  const $match = atom<QuizMatch | null>(null)
  const $refusal = atom<{ reason: string; count: number } | null>(null)
  let socket: PartySocket | null = null
  let room: string | undefined
  let ended = true
  const tries = createTries(
    () => $match.get() === null,
    (connection) => $connection.set(connection),
  )
  const heartbeat = createHeartbeat(
    (move) => post(move),
    () => socket?.reconnect(),
  )

  async function ticket() {
    const { watch: _, language: _language, ...wanted } = wish()
    const answer = await fetchQuizTicket({ ...wanted, ...(room && { room }) })
    room = answer.room
    return answer.ticket
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
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      maxEnqueuedMessages: 0,
    })
    listen(socket)
  }

  /** Tries until the site gives one; null when it is wanted no more. */
  async function firstTicket(): Promise<string | null> {
    for (;;) {
      await tries.next()
      if (ended) return null
      try {
        return await ticket()
      } catch {
        // The site or the network is away.
      }
    }
  }

  const post = (move: QuizMove) => socket?.send(JSON.stringify(move))

  function join(newTicket?: string) {
    const { watch, language } = wish()
    const seatSecret = secretOf(room!)
    post({
      ...{ type: 'join', language, wire: QUIZ_WIRE },
      ...(newTicket && { ticket: newTicket }),
      ...(seatSecret && { seatSecret }),
      ...(watch && { watch: true as const }),
    })
  }

  function end(status: 'replaced' | 'full' | 'closed' | 'stale') {
    ended = true
    heartbeat.stop()
    $connection.set({ status })
    socket?.close()
  }

  function hear(message: QuizMessage) {
    if (message.type === 'pong') return heartbeat.heard(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'reload') return end('stale')
    if (message.type === 'refused') return refused(message.reason)
    if (message.type === 'state') arrive(message.now, message.seatSecret)
    $match.set(heard($match.get(), message))
  }

  function arrive(now: number, seatSecret: string | undefined) {
    if (seatSecret) keepSecret(room!, seatSecret)
    tries.succeeded()
    $connection.set({ status: 'open' })
    heartbeat.start()
    heartbeat.told(now)
  }

  function refused(reason: string) {
    if (reason === 'room-full') return end('full')
    if (reason.startsWith('ticket-')) return socket?.reconnect()
    $refusal.set({ reason, count: ($refusal.get()?.count ?? 0) + 1 })
  }

  function listen(open: PartySocket) {
    open.addEventListener('open', () => join())
    open.addEventListener('message', ({ data }) => {
      const message = read(data)
      if (message && !ended) hear(message)
    })
    open.addEventListener('close', ({ code }) => {
      heartbeat.stop()
      if (ended) return
      if (code === CLOSED.replaced) return end('replaced')
      if (code === CLOSED.full) return end('full')
      if (code === CLOSED.faults) return end('closed')
      if ($match.get()) $connection.set({ status: 'lost', retryAt: null, down: false })
    })
  }

  function open() {
    ended = false
    tries.restart()
    $connection.set({ status: 'connecting' })
    if (socket) socket.reconnect()
    else void connect()
  }

  return {
    $connection,
    $match,
    $refusal,
    answer(option) {
      const question = $match.get()?.question
      if ($connection.get().status !== 'open' || !question) return false
      post({ type: 'answer', match: question.match, round: question.round, option })
      return true
    },
    join: () => (ended ? open() : join()),
    async sit() {
      try {
        const fresh = await ticket()
        if ($connection.get().status === 'open') join(fresh)
        return true
      } catch {
        return false
      }
    },
    retry: tries.hurry,
    now: heartbeat.now,
    open() {
      globalThis.addEventListener?.('online', tries.hurry)
      open()
    },
    close() {
      ended = true
      tries.hurry()
      heartbeat.stop()
      globalThis.removeEventListener?.('online', tries.hurry)
      socket?.close()
    },
  }
}

function read(data: unknown): QuizMessage | null {
  try {
    return QuizMessage.safeParse(JSON.parse(String(data))).data ?? null
  } catch {
    return null
  }
}
