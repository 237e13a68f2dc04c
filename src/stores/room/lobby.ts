import PartySocket from 'partysocket'
import { atom, type ReadableAtom } from 'nanostores'
import { LOBBIES, LobbyMessage, type QuickGame } from '#contracts/lobby.ts'
import { environment } from '../environment.ts'
import { fetchQuickTicket, keepTicket, type Wish } from '../tickets.ts'
import { createHeartbeat } from './heartbeat.ts'
import { listen } from './listen.ts'
import { createTries, NO_OWN_TRIES } from './tries.ts'

/**
 * State of the search; `since` in ms since 1970 by this device's clock. `down`: the lobby could not be reached at all.
 */
export type Search =
  | { status: 'connecting' | 'replaced' | 'full' }
  | { status: 'lost'; down: boolean }
  | { status: 'waiting'; since: number }
  | { status: 'found'; room: string }

export type Lobby = {
  $search: ReadableAtom<Search>
  /** The account's rating; null for a guest, and before the first answer. */
  $rating: ReadableAtom<number | null>
  /** Connects; nothing happens before. */
  open(): void
  /** Ends the search. */
  close(): void
  /** Restarts the search, or skips the back-off. */
  retry(): void
}

/** Client of a game's lobby: searches from `open` until `close` or a match. */
export function createLobby(game: QuickGame, wish: () => Wish): Lobby {
  const $search = atom<Search>({ status: 'connecting' })
  const $rating = atom<number | null>(null)
  let ended = false
  let known = false
  let kept: string | undefined
  const tries = createTries(
    () => !known,
    (connection) => {
      if (ended) return
      $search.set(connection.status === 'lost' ? { status: 'lost', down: connection.down } : { status: 'connecting' })
    },
  )

  const socket = new PartySocket({
    host: environment.roomsHost,
    party: 'lobby',
    room: LOBBIES[game],
    query: async () => {
      await tries.next()
      const { ticket, rating } = await fetchQuickTicket(game, wish())
      $rating.set(rating)
      return { ticket, kept }
    },
    ...NO_OWN_TRIES,
    startClosed: true,
  })

  const heartbeat = createHeartbeat(
    (ping) => socket.send(JSON.stringify(ping)),
    () => socket.reconnect(),
  )

  function end(search: Search) {
    ended = true
    heartbeat.stop()
    $search.set(search)
    socket.close()
  }

  function onMessage(message: LobbyMessage) {
    if (message.type === 'waiting') {
      known = true
      tries.succeeded()
      kept = message.kept
      heartbeat.start()
      $search.set({ status: 'waiting', since: Date.now() - (message.now - message.since) })
    } else if (message.type === 'pong') heartbeat.onPong(message)
    else if (message.type === 'found') {
      keepTicket(message.room, message.ticket)
      end({ status: 'found', room: message.room })
    } else if (message.type === 'replaced') end({ status: 'replaced' })
    else if (message.type === 'refused' && message.reason === 'room-full') end({ status: 'full' })
    else if (message.type === 'refused') socket.reconnect()
  }

  const lost = () => known && $search.set({ status: 'lost', down: false })
  listen(socket, {
    messages: LobbyMessage,
    ...{ heartbeat, onMessage, lost },
    isOver: () => ended,
    // Protocol faults do not end the search.
    end: (why) => (why === 'closed' ? lost() : end({ status: why })),
  })

  function open() {
    ended = false
    globalThis.addEventListener?.('online', tries.hurry)
    socket.reconnect()
  }

  return {
    $search,
    $rating,
    open,
    retry() {
      if (!ended) return tries.hurry()
      tries.restart()
      $search.set({ status: 'connecting' })
      open()
    },
    close() {
      ended = true
      heartbeat.stop()
      tries.hurry()
      globalThis.removeEventListener?.('online', tries.hurry)
      socket.close()
    },
  }
}
