import { CLOSED, MAX_FAULTS, type RoomMessage } from '#contracts/rooms.ts'
import type { Connection, Place } from './messages.ts'

const OPEN = 1

export const isOpen = ({ readyState }: Connection): boolean => readyState === OPEN

/** Nothing happens when the socket is closed: it may have closed a moment ago. */
export function send(connection: Connection, message: RoomMessage) {
  if (isOpen(connection)) connection.send(JSON.stringify(message))
}

export const refuse = (connection: Connection, reason: string) => send(connection, { type: 'refused', reason })

const NOWHERE: Place = { seat: null, joined: false, faults: 0, since: 0, line: null }

export const place = (connection: Connection, values: Partial<Place>) =>
  connection.setState({ ...NOWHERE, ...connection.state, ...values })

/** Something that no page of ours sends. */
export function fault(connection: Connection, reason: string) {
  const faults = (connection.state?.faults ?? 0) + 1
  place(connection, { faults })
  refuse(connection, reason)
  if (faults >= MAX_FAULTS) connection.close(CLOSED.faults, 'too many faults')
}
