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
  const $connection = atom<Connection>({ status: 'connecting' })
  const $state = atom<RoomState<View> | null>(null)
  const $refusal = atom<{ reason: string; count: number } | null>(null)
  const $reaction = atom<{ seat: number; reaction: Reaction; count: number } | null>(null)
  const typing = createTyping(() => $connection.get().status === 'open' && post({ type: 'typing' }))
  let ended = false
  let looks = looksIn
  let fresh = true
  const tries = createTries(
    () => $state.get() === null,
    (connection) => $connection.set(connection),
  )
  const heartbeat = createHeartbeat(
    (ping) => post(ping),
    () => socket.reconnect(),
  )

  /** The socket asks for its address before each attempt: waits and fetches a new ticket. */
  async function prepare(): Promise<Record<string, string>> {
    await tries.next()
    return { ticket: await fetchTicket(code, wish()) }
  }

  const socket = new PartySocket({
    host: environment.roomsHost,
    party,
    room: code,
    query: prepare,
    ...NO_OWN_TRIES,
    startClosed: true,
  })

  const post = (message: Move | CommonMessage) => socket.send(JSON.stringify(message))

  /** The handshake carried a ticket; a newer one carries a new name. */
  function join(ticket?: string) {
    const seatSecret = secretOf(code)
    const version = $state.get()?.version
    post({
      type: 'join',
      ...(ticket && { ticket }),
      ...(seatSecret ? { seatSecret } : looks && { watch: true as const }),
      ...(version !== undefined && { version }),
    })
  }

  async function sit(): Promise<boolean> {
    let ticket: string
    try {
      ticket = await fetchTicket(code, wish())
    } catch {
      return false
    }
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

  function hear(message: RoomMessage) {
    if (message.type === 'joined') return joined(message.seatSecret)
    if (message.type === 'state') return show(message)
    if (message.type === 'current') return seen(message.now)
    if (message.type === 'pong') return heartbeat.heard(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'typing') return typing.heard(message.seat)
    if (message.type === 'reaction') {
      return $reaction.set({ ...message, count: ($reaction.get()?.count ?? 0) + 1 })
    }
    if (message.reason === 'room-full') return end('full')
    if (message.reason.startsWith('ticket-')) return socket.reconnect()
    $refusal.set({ reason: message.reason, count: ($refusal.get()?.count ?? 0) + 1 })
  }

  function joined(seatSecret: string | undefined) {
    if (seatSecret) keepSecret(code, seatSecret)
    fresh = true
    heartbeat.start()
  }

  function show(message: Extract<RoomMessage, { type: 'state' }>) {
    const known = $state.get()
    seen(message.now)
    if (!fresh && known && message.version < known.version) return
    fresh = false
    typing.forget()
    const { version, seats, watching, recorded, ratings } = message
    $state.set({ version, seats, watching, recorded, ratings, view: message.view as View })
  }

  function seen(now: number) {
    tries.succeeded()
    heartbeat.told(now)
    if ($connection.get().status !== 'open') $connection.set({ status: 'open' })
  }

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
