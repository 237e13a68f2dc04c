import PartySocket from 'partysocket'
import { atom, type ReadableAtom } from 'nanostores'
import {
  HEARTBEAT_MS,
  PONG_MS,
  QUIZ_WIRE,
  QuizMessage,
  RECONNECT_MS,
  type QuizMove,
  type QuizTicketRequest,
} from '#contracts/quiz-room.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { environment } from './environment.ts'
import type { Connection } from './room/types.ts'
import { heard, type QuizMatch } from './quiz-match.ts'
import { fetchQuizTicket } from './quiz-tickets.ts'
import { keepSecret, secretOf } from './seats.ts'

/** Tries that fail before the first success is possible: then the page says that the rooms are down. */
const TRIES_BEFORE_DOWN = 2
const CLOCK_SAMPLES = 3
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
  let tries = 0
  let ended = true
  let offset = 0
  let bestTrip = Infinity
  let samples = 0
  let wake = () => {}
  let heartbeat: ReturnType<typeof setTimeout> | undefined

  async function ticket() {
    const { watch: _, language: _language, ...wanted } = wish()
    const answer = await fetchQuizTicket({ ...wanted, ...(room && { room }) })
    room = answer.room
    return answer.ticket
  }

  /** The first ticket says which room it is; the socket asks for another one before each later try. */
  async function connect() {
    for (;;) {
      try {
        if (tries > 0) await pause()
        if (ended) return
        tries++
        let first: string | null = await ticket()
        socket = new PartySocket({
          host: environment.roomsHost,
          party: PARTY,
          room: room!,
          query: async () => {
            const held = first
            first = null
            if (held) return { ticket: held }
            if (tries > 0) await pause()
            tries++
            return { ticket: await ticket() }
          },
          minReconnectionDelay: 0,
          maxReconnectionDelay: 0,
          maxEnqueuedMessages: 0,
        })
        listen(socket)
        return
      } catch {
        // No ticket: the site or the network is away.
      }
    }
  }

  async function pause() {
    const down = $match.get() === null
    const ms = Math.random() * RECONNECT_MS[Math.min(tries, RECONNECT_MS.length) - 1]!
    const hold = down && tries < TRIES_BEFORE_DOWN
    $connection.set(hold ? { status: 'connecting' } : { status: 'lost', retryAt: Date.now() + ms, down })
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms)
    })
    if (!hold) $connection.set({ status: 'lost', retryAt: null, down })
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
    clearTimeout(heartbeat)
    $connection.set({ status })
    socket?.close()
  }

  function hear(message: QuizMessage) {
    if (message.type === 'pong') return measure(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'reload') return end('stale')
    if (message.type === 'refused') return refused(message.reason)
    if (message.type === 'state') arrive(message.now, message.seatSecret)
    $match.set(heard($match.get(), message))
  }

  function arrive(now: number, seatSecret: string | undefined) {
    if (seatSecret) keepSecret(room!, seatSecret)
    tries = 1
    offset = now - Date.now()
    bestTrip = Infinity
    samples = 0
    $connection.set({ status: 'open' })
    ping()
  }

  function refused(reason: string) {
    if (reason === 'room-full') return end('full')
    if (reason.startsWith('ticket-')) return socket?.reconnect()
    $refusal.set({ reason, count: ($refusal.get()?.count ?? 0) + 1 })
  }

  function ping(echo?: number) {
    clearTimeout(heartbeat)
    post({ type: 'ping', sent: performance.now(), ...(echo !== undefined && { echo }) })
    heartbeat = setTimeout(() => socket?.reconnect(), PONG_MS)
  }

  /** The quickest of the pings tells the shard's clock best. Each but the last is answered at once. */
  function measure({ sent, now, token }: Extract<QuizMessage, { type: 'pong' }>) {
    const trip = performance.now() - sent
    if (trip < bestTrip) {
      bestTrip = trip
      offset = now + trip / 2 - Date.now()
    }
    clearTimeout(heartbeat)
    samples++
    if (samples < CLOCK_SAMPLES) ping(token)
    else heartbeat = setTimeout(() => ping(), HEARTBEAT_MS)
  }

  function listen(open: PartySocket) {
    open.addEventListener('open', () => join())
    open.addEventListener('message', ({ data }) => {
      const message = read(data)
      if (message && !ended) hear(message)
    })
    open.addEventListener('close', ({ code }) => {
      clearTimeout(heartbeat)
      if (ended) return
      if (code === CLOSED.replaced) return end('replaced')
      if (code === CLOSED.full) return end('full')
      if (code === CLOSED.faults) return end('closed')
      if ($match.get()) $connection.set({ status: 'lost', retryAt: null, down: false })
    })
  }

  const online = () => wake()

  function open() {
    ended = false
    tries = 0
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
    retry: () => wake(),
    now: () => Date.now() + offset,
    open() {
      globalThis.addEventListener?.('online', online)
      open()
    },
    close() {
      ended = true
      wake()
      clearTimeout(heartbeat)
      globalThis.removeEventListener?.('online', online)
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
