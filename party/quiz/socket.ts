import type * as Party from 'partykit/server'
import type { QuizMessage, QuizRefusal } from '#contracts/quiz-room.ts'
import type { Language } from './round-texts.ts'
import { isOpen } from '../room/socket.ts'

/** Stored with the socket, so it survives hibernation. */
export type ConnectionState = {
  joined: boolean
  /** Player whose seat it controls; null for a spectator. */
  player: string | null
  name: string
  language: Language
  /** The page has another protocol version. */
  isOld: boolean
  faults: number
  /** Time of opening, ms since 1970. */
  since: number
  /** Network of the caller, null when unknown; never written to storage. */
  network: string | null
  /** Smallest round trip measured, ms; null before the first. */
  roundTrip: number | null
  /** Token of the last pong and the time it was sent. */
  token: number
  tokenAt: number
}

export type Connection = Party.Connection<ConnectionState>

export const newConnectionState = (since: number, network: string | null): ConnectionState => ({
  joined: false,
  player: null,
  name: '',
  language: 'en',
  isOld: false,
  faults: 0,
  since,
  network,
  roundTrip: null,
  token: 0,
  tokenAt: 0,
})

export const updateState = (connection: Connection, values: Partial<ConnectionState>) =>
  connection.setState({ ...connection.state!, ...values })

/** Does nothing when the socket has closed meanwhile. */
export function send(connection: Connection, message: QuizMessage | string) {
  if (isOpen(connection)) connection.send(typeof message === 'string' ? message : JSON.stringify(message))
}

export const refuse = (connection: Connection, reason: QuizRefusal) => send(connection, { type: 'refused', reason })
