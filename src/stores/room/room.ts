import PartySocket from 'partysocket'
import { atom } from 'nanostores'
import { RoomMessage, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { environment } from '../environment.ts'
import { keepSecret, secretOf } from '../seats.ts'
import { fetchTicket, type Wish } from '../tickets.ts'
import { createHeartbeat } from './heartbeat.ts'
import { listen, type Ended } from './listen.ts'
import { createTries, NO_OWN_TRIES } from './tries.ts'
import { createTyping } from './typing.ts'
import type { Connection, Room, RoomState } from './types.ts'

type News<Type extends RoomMessage['type']> = Extract<RoomMessage, { type: Type }>

/** Last state of a room and its connection. */
function createNews<View>() {
  const $connection = atom<Connection>({ status: 'connecting' })
  const $state = atom<RoomState<View> | null>(null)
  const $refusal = atom<{ reason: string; count: number } | null>(null)
  const $reaction = atom<{ seat: number; reaction: Reaction; count: number } | null>(null)
  return {
    ...{ $connection, $state, $refusal, $reaction },
    show({ version, seats, watching, recorded, ratings, view }: News<'state'>) {
      $state.set({ version, seats, watching, recorded, ratings, view: view as View })
    },
    refuse: (reason: string) => $refusal.set({ reason, count: ($refusal.get()?.count ?? 0) + 1 }),
    react: ({ seat, reaction }: News<'reaction'>) =>
      $reaction.set({ seat, reaction, count: ($reaction.get()?.count ?? 0) + 1 }),
  }
}

type Joining = {
  ticket?: string | undefined
  seatSecret: string | undefined
  watches: boolean
  version?: number | undefined
}

/** Takes the browser's seat back, or a new one, or watches; `version` is the last state that it has seen. */
const joinMessage = ({ ticket, seatSecret, watches, version }: Joining): CommonMessage => ({
  type: 'join',
  ...(ticket && { ticket }),
  ...(seatSecret ? { seatSecret } : watches && { watch: true as const }),
  ...(version !== undefined && { version }),
})

type Hearing<View> = {
  code: string
  news: ReturnType<typeof createNews<View>>
  typing: ReturnType<typeof createTyping>
  tries: ReturnType<typeof createTries>
  heartbeat: ReturnType<typeof createHeartbeat>
  end: (status: Ended) => void
  reconnect: () => void
}

/** Takes in what a room says. After joining, any state counts; later ones must not be older than the known one. */
function createHearing<View>({ code, news, typing, tries, heartbeat, end, reconnect }: Hearing<View>) {
  const { $connection, $state } = news
  let fresh = true

  function sat({ seatSecret }: News<'joined'>) {
    if (seatSecret) keepSecret(code, seatSecret)
    fresh = true
    heartbeat.start()
  }

  function show(message: News<'state'>) {
    seen(message.now)
    if (!fresh && message.version < ($state.get()?.version ?? 0)) return
    fresh = false
    typing.forget()
    news.show(message)
  }

  function seen(now: number) {
    tries.succeeded()
    heartbeat.sync(now)
    if ($connection.get().status !== 'open') $connection.set({ status: 'open' })
  }

  return function hear(message: RoomMessage) {
    if (message.type === 'joined') return sat(message)
    if (message.type === 'state') return show(message)
    if (message.type === 'current') return seen(message.now)
    if (message.type === 'pong') return heartbeat.heard(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'typing') return typing.heard(message.seat)
    if (message.type === 'reaction') return news.react(message)
    if (message.reason === 'room-full') return end('full')
    if (message.reason.startsWith('ticket-')) return reconnect()
    news.refuse(message.reason)
  }
}

/**
 * Client of a room: joins once opened (with `looksIn` as a spectator, unless this browser owns a seat there), and
 * reconnects, with the seat, after any loss.
 */
export function createRoom<Move extends { type: string }, View>(
  party: string,
  code: string,
  wish: () => Wish,
  looksIn = false,
): Room<Move, View> {
  const news = createNews<View>()
  const { $connection, $state, $refusal, $reaction } = news
  const typing = createTyping(() => $connection.get().status === 'open' && post({ type: 'typing' }))
  let ended = false
  let looks = looksIn
  const tries = createTries(
    () => $state.get() === null,
    (connection) => $connection.set(connection),
  )
  const heartbeat = createHeartbeat(
    (ping) => post(ping),
    () => socket.reconnect(),
  )

  const socket = new PartySocket({
    host: environment.roomsHost,
    party,
    room: code,
    // Asked before each attempt: waits and fetches a new ticket.
    query: () => tries.next().then(async () => ({ ticket: await fetchTicket(code, wish()) })),
    ...NO_OWN_TRIES,
    startClosed: true,
  })

  const post = (message: Move | CommonMessage) => socket.send(JSON.stringify(message))

  /** The handshake carried a ticket; a newer one carries a new name. */
  function join(ticket?: string) {
    post(joinMessage({ ticket, seatSecret: secretOf(code), watches: looks, version: $state.get()?.version }))
  }

  async function sit(): Promise<boolean> {
    const ticket = await fetchTicket(code, wish()).catch(() => null)
    if (ticket === null) return false
    looks = false
    if ($connection.get().status === 'open') join(ticket)
    return true
  }

  function end(status: Ended) {
    ended = true
    heartbeat.stop()
    $connection.set({ status })
    socket.close()
  }

  const hear = createHearing({ code, news, typing, tries, heartbeat, end, reconnect: () => socket.reconnect() })

  socket.addEventListener('open', () => join())
  listen(socket, {
    messages: RoomMessage,
    ...{ heartbeat, hear, end },
    isOver: () => ended,
    lost: () => $state.get() && $connection.set({ status: 'lost', retryAt: null, down: false }),
  })

  return {
    $connection,
    $state,
    $refusal,
    $reaction,
    $typing: typing.$seats,
    typing: typing.say,
    send: (message) => $connection.get().status === 'open' && post(message),
    join() {
      if (!ended) return join()
      ended = false
      tries.restart()
      $connection.set({ status: 'connecting' })
      socket.reconnect()
    },
    sit,
    retry: tries.hurry,
    now: heartbeat.now,
    open() {
      ended = false
      globalThis.addEventListener?.('online', tries.hurry)
      socket.reconnect()
    },
    close() {
      ended = true
      heartbeat.stop()
      typing.forget()
      tries.hurry()
      globalThis.removeEventListener?.('online', tries.hurry)
      socket.close()
    },
  }
}
