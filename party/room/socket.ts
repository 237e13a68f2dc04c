import type * as Party from 'partykit/server'
import { CLOSED, MAX_FAULTS, type RoomMessage } from '#contracts/rooms.ts'
import type { Connection, ConnectionState } from './messages.ts'

const OPEN = 1

export const isOpen = ({ readyState }: Pick<Connection, 'readyState'>): boolean => readyState === OPEN

/** Does nothing when the socket has closed meanwhile. */
export function send(connection: Connection, message: RoomMessage) {
  if (isOpen(connection)) connection.send(JSON.stringify(message))
}

export const refuse = (connection: Connection, reason: string) => send(connection, { type: 'refused', reason })

const NOWHERE: ConnectionState = { seat: null, joined: false, faults: 0, since: 0, network: null }

export const updateState = (connection: Connection, values: Partial<ConnectionState>) =>
  connection.setState({ ...NOWHERE, ...connection.state, ...values })

/** Counts a protocol violation; closes the socket after MAX_FAULTS. */
export function fault<State extends { faults: number }>(connection: Party.Connection<State>, reason: string) {
  const faults = (connection.state?.faults ?? 0) + 1
  connection.setState({ ...connection.state, faults } as State)
  if (isOpen(connection)) connection.send(JSON.stringify({ type: 'refused', reason } satisfies RoomMessage))
  if (faults >= MAX_FAULTS) connection.close(CLOSED.faults, 'too many faults')
}
