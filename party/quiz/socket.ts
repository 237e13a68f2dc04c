import type * as Party from 'partykit/server'
import type { QuizMessage, QuizRefusal } from '#contracts/quiz-room.ts'
import type { Language } from './deck.ts'
import { isOpen } from '../room/socket.ts'

/** Travels with a socket through hibernation. */
export type Place = {
  joined: boolean
  /** Whose seat it speaks for; null: nobody's, it looks on. */
  player: string | null
  name: string
  language: Language
  /** Its page is of another version. */
  isOld: boolean
  faults: number
  /** When it opened, ms since 1970. */
  since: number
  /** Whose connection to the internet it is, null where the platform does not tell; never stored. */
  line: string | null
  /** The least that was measured, ms; null before. */
  roundTrip: number | null
  /** Of the last pong, and when that went out. */
  token: number
  tokenAt: number
}

export type Connection = Party.Connection<Place>

export const newPlace = (since: number, line: string | null): Place => ({
  joined: false,
  player: null,
  name: '',
  language: 'en',
  isOld: false,
  faults: 0,
  since,
  line,
  roundTrip: null,
  token: 0,
  tokenAt: 0,
})

export const move = (connection: Connection, values: Partial<Place>) =>
  connection.setState({ ...connection.state!, ...values })

/** Nothing happens when the socket is closed: it may have closed a moment ago. */
export function tell(connection: Connection, message: QuizMessage | string) {
  if (isOpen(connection)) connection.send(typeof message === 'string' ? message : JSON.stringify(message))
}

export const refuse = (connection: Connection, reason: QuizRefusal) => tell(connection, { type: 'refused', reason })
