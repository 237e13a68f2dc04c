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

type MessageOf<Type extends RoomMessage['type']> = Extract<RoomMessage, { type: Type }>

/** Atoms with the last state of a room and of its connection. */
function createAtoms<View>() {
  const $connection = atom<Connection>({ status: 'connecting' })
  const $state = atom<RoomState<View> | null>(null)
  const $refusal = atom<{ reason: string; count: number } | null>(null)
  const $reaction = atom<{ seat: number; reaction: Reaction; count: number } | null>(null)
  return {
    ...{ $connection, $state, $refusal, $reaction },
    show({ version, seats, watching, recorded, ratings, view }: MessageOf<'state'>) {
      $state.set({ version, seats, watching, recorded, ratings, view: view as View })
    },
    refuse: (reason: string) => $refusal.set({ reason, count: ($refusal.get()?.count ?? 0) + 1 }),
    react: ({ seat, reaction }: MessageOf<'reaction'>) =>
      $reaction.set({ seat, reaction, count: ($reaction.get()?.count ?? 0) + 1 }),
  }
}

type Joining = {
  ticket?: string | undefined
  seatSecret: string | undefined
  watches: boolean
  version?: number | undefined
}

/** Join message: takes back this browser's seat, takes a new one, or watches; `version`: the last known state. */
const joinMessage = ({ ticket, seatSecret, watches, version }: Joining): CommonMessage => ({
  type: 'join',
  ...(ticket && { ticket }),
  ...(seatSecret ? { seatSecret } : watches && { watch: true as const }),
  ...(version !== undefined && { version }),
})

type HandlerParts<View> = {
  code: string
  atoms: ReturnType<typeof createAtoms<View>>
  typing: ReturnType<typeof createTyping>
  tries: ReturnType<typeof createTries>
  heartbeat: ReturnType<typeof createHeartbeat>
  end: (status: Ended) => void
  reconnect: () => void
}

/** Handles a room's messages. The first state after joining always applies; later ones only if they are not older. */
function createHandler<View>({ code, atoms, typing, tries, heartbeat, end, reconnect }: HandlerParts<View>) {
  const { $connection, $state } = atoms
  let hasJustJoined = true

  function onJoined({ seatSecret }: MessageOf<'joined'>) {
    if (seatSecret) keepSecret(code, seatSecret)
    hasJustJoined = true
    heartbeat.start()
  }

  function show(message: MessageOf<'state'>) {
    onCurrent(message.now)
    if (!hasJustJoined && message.version < ($state.get()?.version ?? 0)) return
    hasJustJoined = false
    typing.forget()
    atoms.show(message)
  }

  function onCurrent(now: number) {
    tries.succeeded()
    heartbeat.sync(now)
    if ($connection.get().status !== 'open') $connection.set({ status: 'open' })
  }

  return function onMessage(message: RoomMessage) {
    if (message.type === 'joined') return onJoined(message)
    if (message.type === 'state') return show(message)
    if (message.type === 'current') return onCurrent(message.now)
    if (message.type === 'pong') return heartbeat.onPong(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'typing') return typing.onTyping(message.seat)
    if (message.type === 'reaction') return atoms.react(message)
    if (message.reason === 'room-full') return end('full')
    if (message.reason.startsWith('ticket-')) return reconnect()
    atoms.refuse(message.reason)
  }
}

/**
 * Client of a room: joins once opened (as a spectator with `asSpectator`, unless this browser owns a seat there), and
 * reconnects, with the seat, after any loss.
 */
export function createRoom<Move extends { type: string }, View>(
  party: string,
  code: string,
  wish: () => Wish,
  asSpectator = false,
): Room<Move, View> {
  const atoms = createAtoms<View>()
  const { $connection, $state, $refusal, $reaction } = atoms
  const typing = createTyping(() => $connection.get().status === 'open' && post({ type: 'typing' }))
  let ended = false
  let watches = asSpectator
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
    // Runs before each attempt: waits for the back-off and fetches a new ticket.
    query: () => tries.next().then(async () => ({ ticket: await fetchTicket(code, wish()) })),
    ...NO_OWN_TRIES,
    startClosed: true,
  })

  const post = (message: Move | CommonMessage) => socket.send(JSON.stringify(message))

  /** The handshake has sent a ticket; a newer one sends a changed name. */
  function join(ticket?: string) {
    post(joinMessage({ ticket, seatSecret: secretOf(code), watches, version: $state.get()?.version }))
  }

  async function sit(): Promise<boolean> {
    const ticket = await fetchTicket(code, wish()).catch(() => null)
    if (ticket === null) return false
    watches = false
    if ($connection.get().status === 'open') join(ticket)
    return true
  }

  function end(status: Ended) {
    ended = true
    heartbeat.stop()
    $connection.set({ status })
    socket.close()
  }

  const onMessage = createHandler({ code, atoms, typing, tries, heartbeat, end, reconnect: () => socket.reconnect() })

  socket.addEventListener('open', () => join())
  listen(socket, {
    messages: RoomMessage,
    ...{ heartbeat, onMessage, end },
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
