import type { WebSocket as Socket } from '@cloudflare/workers-types'
import type { Connection, Place } from './messages.ts'

/** Travels with the socket through hibernation. */
type Attachment = { id: string; uri: string; state: Place | null }

const connections = new WeakMap<Socket, Connection>()

/** The same object for the same socket, as long as this instance lives. */
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
    setState(state: Place) {
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
