import PartySocket from 'partysocket'
import { atom, type ReadableAtom } from 'nanostores'
import { CLOSED, RoomMessage, type CommonMessage, type Reaction, type SeatCard } from '#contracts/rooms.ts'
import { environment } from './environment.ts'
import { keepSecret, secretOf } from './seats.ts'
import { fetchTicket, type Wish } from './tickets.ts'

/** Seconds before each try to reconnect, drawn anew between 0 and the figure so that a room is not stormed. */
const DELAYS_S = [1, 2, 5, 10] as const
/** Tries that fail before the first success is possible: then the page says that the rooms are down. */
const TRIES_BEFORE_DOWN = 2
const CLOCK_SAMPLES = 3

export type Connection =
  | { status: 'connecting' | 'open' | 'replaced' | 'full' | 'closed' }
  /** `retryAt` in ms since 1970 by this device's clock; null: trying now. `down`: it never worked. */
  | { status: 'lost'; retryAt: number | null; down: boolean }

export type RoomState<View> = {
  version: number
  seats: readonly SeatCard[]
  watching: number
  recorded: boolean
  view: View
}

export type Room<Move, View> = {
  $connection: ReadableAtom<Connection>
  /** The last thing the room told; stays while the connection is lost. */
  $state: ReadableAtom<RoomState<View> | null>
  /** `count` grows, so that the same twice in a row is heard twice. */
  $refusal: ReadableAtom<{ reason: string; count: number } | null>
  $reaction: ReadableAtom<{ seat: number; reaction: Reaction; count: number } | null>
  /** False when there is no connection: nothing is kept for later. */
  send(message: Move | CommonMessage): boolean
  /** Takes the own seat back from another tab. */
  join(): void
  /**
   * Takes a free seat, or changes the name and shirt on the own one, as the wish is now. False when the site gave no
   * ticket; what the room makes of it comes as its state.
   */
  sit(): Promise<boolean>
  /** Does not wait for the next try. */
  retry(): void
  /** The room's clock now, ms since 1970. */
  now(): number
  /** Connects; until then nothing happens. */
  open(): void
  close(): void
}

/**
 * A room of `party`: once opened it joins (with `looksIn` only as a spectator, unless a seat there is this browser's),
 * and comes back by itself, with the seat, after any loss.
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
  let tries = 0
  let ended = false
  let looks = looksIn
  let fresh = true
  let offset = 0
  let bestTrip = Infinity
  let wake = () => {}

  /** The socket asks for its address before each try: the moment to wait, and to get a new ticket. */
  async function prepare(): Promise<Record<string, string>> {
    if (tries > 0) await pause()
    tries++
    return { ticket: await fetchTicket(code, wish()) }
  }

  async function pause() {
    const down = $state.get() === null
    const ms = Math.random() * DELAYS_S[Math.min(tries, DELAYS_S.length) - 1]! * 1000
    const hold = down && tries < TRIES_BEFORE_DOWN
    $connection.set(hold ? { status: 'connecting' } : { status: 'lost', retryAt: Date.now() + ms, down })
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms)
    })
    if (!hold) $connection.set({ status: 'lost', retryAt: null, down })
  }

  const socket = new PartySocket({
    host: environment.roomsHost,
    party,
    room: code,
    query: prepare,
    minReconnectionDelay: 0,
    maxReconnectionDelay: 0,
    maxEnqueuedMessages: 0,
    startClosed: true,
  })

  const post = (message: Move | CommonMessage) => socket.send(JSON.stringify(message))

  /** The handshake has brought a ticket; a newer one says a new name. */
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

  function end(status: 'replaced' | 'full' | 'closed') {
    ended = true
    $connection.set({ status })
    socket.close()
  }

  function hear(message: RoomMessage) {
    if (message.type === 'joined') return joined(message.seatSecret)
    if (message.type === 'state') return show(message)
    if (message.type === 'current') return seen(message.now)
    if (message.type === 'pong') return measure(message.sent, message.now)
    if (message.type === 'replaced') return end('replaced')
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
    bestTrip = Infinity
    for (let sample = 0; sample < CLOCK_SAMPLES; sample++) post({ type: 'ping', sent: performance.now() })
  }

  function show(message: Extract<RoomMessage, { type: 'state' }>) {
    const known = $state.get()
    seen(message.now)
    if (!fresh && known && message.version < known.version) return
    fresh = false
    const { version, seats, watching, recorded } = message
    $state.set({ version, seats, watching, recorded, view: message.view as View })
  }

  function seen(now: number) {
    tries = 1
    if (bestTrip === Infinity) offset = now - Date.now()
    if ($connection.get().status !== 'open') $connection.set({ status: 'open' })
  }

  /** The quickest of the pings tells the room's clock best. */
  function measure(sent: number, now: number) {
    const trip = performance.now() - sent
    if (trip >= bestTrip) return
    bestTrip = trip
    offset = now + trip / 2 - Date.now()
  }

  socket.addEventListener('open', () => join())
  socket.addEventListener('message', ({ data }) => {
    const message = read(data)
    if (message && !ended) hear(message)
  })
  socket.addEventListener('close', ({ code: reason }) => {
    if (ended) return
    if (reason === CLOSED.replaced) return end('replaced')
    if (reason === CLOSED.full) return end('full')
    if (reason === CLOSED.faults) return end('closed')
    if ($state.get()) $connection.set({ status: 'lost', retryAt: null, down: false })
  })
  const online = () => wake()

  return {
    $connection,
    $state,
    $refusal,
    $reaction,
    send: (message) => $connection.get().status === 'open' && post(message),
    join() {
      if (!ended) return join()
      ended = false
      tries = 0
      $connection.set({ status: 'connecting' })
      socket.reconnect()
    },
    sit,
    retry: () => wake(),
    now: () => Date.now() + offset,
    open() {
      ended = false
      globalThis.addEventListener?.('online', online)
      socket.reconnect()
    },
    close() {
      ended = true
      wake()
      globalThis.removeEventListener?.('online', online)
      socket.close()
    },
  }
}

function read(data: unknown): RoomMessage | null {
  try {
    return RoomMessage.safeParse(JSON.parse(String(data))).data ?? null
  } catch {
    return null
  }
}
