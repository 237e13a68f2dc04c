import type { Connection } from './messages.ts'
import { isOpen } from './socket.ts'

type Socket = Pick<Connection, 'id' | 'readyState'>

/** A school, or a benchmark of 25 rooms. */
export const MAX_OF_LINE = 240

/**
 * The open sockets of each line (an address, or its network) in all rooms of this process; at Cloudflare, where rooms
 * are spread over machines, of this isolate.
 */
export class Lines {
  private readonly lines = new Map<string, Map<string, Socket>>()

  /** False for one socket more than `most`; a line that nobody knows (null) has no limit. */
  enter(line: string | null, connection: Socket, most = MAX_OF_LINE): boolean {
    if (line === null) return true
    const sockets = this.lines.get(line) ?? new Map<string, Socket>()
    if (sockets.size >= most) this.sweep(sockets)
    if (sockets.size >= most) return false
    this.lines.set(line, sockets.set(connection.id, connection))
    return true
  }

  leave(line: string | null, { id }: Socket) {
    const sockets = line === null ? undefined : this.lines.get(line)
    sockets?.delete(id)
    if (sockets?.size === 0) this.lines.delete(line!)
  }

  /** A room that broke off told nobody about its sockets. */
  private sweep(sockets: Map<string, Socket>) {
    for (const [id, connection] of sockets) if (!isOpen(connection)) sockets.delete(id)
  }
}
