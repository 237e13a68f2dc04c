import type { WebSocket as Socket } from '@cloudflare/workers-types'
import type { Connection, ConnectionState } from './messages.ts'

/** Stored with the socket, so it survives hibernation. */
type Attachment = { id: string; uri: string; state: ConnectionState | null }

const connections = new WeakMap<Socket, Connection>()

/** Returns the same object for the same socket during the life of this instance. */
export function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket)
  if (known) return known
  let attachment = socket.deserializeAttachment() as Attachment
  const { id, uri } = attachment
  const connection = {
    id,
    uri,
    get readyState() {
      return socket.readyState
    },
    get state() {
      return attachment.state
    },
    setState(state: ConnectionState) {
      attachment = { id, uri, state }
      attach(socket, attachment)
      return state
    },
    send: (text: string) => socket.send(text),
    close: (code?: number, reason?: string) => socket.close(code, reason),
  } as unknown as Connection
  connections.set(socket, connection)
  return connection
}

export const attach = (socket: Socket, attachment: Attachment) => socket.serializeAttachment(attachment)
